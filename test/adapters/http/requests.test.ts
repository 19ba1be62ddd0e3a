import { expect } from 'chai';
import { firstValueFrom, type Observable } from 'rxjs';

import { plainSend } from '../../../src/adapters/http/client/fetch-with-timeout.js';
import { decodeGenerationSigns } from '../../../src/adapters/http/client/generations.js';
import { HttpClient } from '../../../src/adapters/http/client/http-client.js';
import type { JsonRecord } from '../../../src/adapters/http/client/json-readers.js';
import { HttpMemberGateway } from '../../../src/adapters/http/session.js';
import { HttpSignInGateway } from '../../../src/adapters/http/signing-in/sign-in.js';
import { HttpSiteGateway } from '../../../src/adapters/http/site.js';
import { MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';
import { ACCOUNT_GATEWAY, MEMBER_GATEWAY } from '../../../src/domain/ports/server/account-gateway.js';
import { ANNOUNCEMENT_GATEWAY } from '../../../src/domain/ports/server/announcement-gateway.js';
import { COMMENT_GATEWAY } from '../../../src/domain/ports/server/comment-gateway.js';
import { COURSE_GATEWAY } from '../../../src/domain/ports/server/course-gateway.js';
import { HOME_GATEWAY } from '../../../src/domain/ports/server/home-gateway.js';
import { LESSON_GATEWAY } from '../../../src/domain/ports/server/lesson-gateway.js';
import { MEMBER_MESSAGES_GATEWAY } from '../../../src/domain/ports/server/message-gateway.js';
import { ORDERS_GATEWAY } from '../../../src/domain/ports/server/order-gateway.js';
import { POINTS_GATEWAY } from '../../../src/domain/ports/server/points-gateway.js';
import { PROFILE_GATEWAY, SOCIALITE_GATEWAY } from '../../../src/domain/ports/server/profile-gateway.js';
import { SEARCH_GATEWAY } from '../../../src/domain/ports/server/search-gateway.js';
import {
  CAPTCHA_GATEWAY,
  MEMBER_STEPS_GATEWAY,
  SCAN_GATEWAY,
  SIGN_IN_GATEWAY,
} from '../../../src/domain/ports/server/sign-in-gateway.js';
import { SITE_GATEWAY } from '../../../src/domain/ports/server/site-gateway.js';
import { STUDY_GATEWAY } from '../../../src/domain/ports/server/study-gateway.js';
import { startSiteServer } from '../../../demo/server/site-server.js';
import { httpGateways } from '../../contract/rigs/http-gateways.js';
import { settled } from '../../support/until.js';
import { watching } from '../../support/watching.js';
import { enveloped, PretendFetch } from './pretend-fetch.js';

const MOBILE = '13800000001';
/** A code that a number would lose the beginning of. */
const PROOF = { mobile: MOBILE, smsCode: '012345' };
const PROOF_ON_THE_WIRE = { mobile: MOBILE, mobile_code: PROOF.smsCode };
const FACE = '/api/v3/member/tencent/faceVerify';
const PAGE = { page: 2, size: 5 };
const COURSE = { kind: 'course', id: 7 } as const;
const LESSON = { kind: 'lesson', id: 70 } as const;

describe('The HTTP gateways', () => {
  const wire = new PretendFetch();
  const before = (told: JsonRecord) =>
    httpGateways(new HttpClient({ base: '', token: () => 't', send: wire.send }), told, new MemoryVisitStore());
  const first = before({ sliders: [], socialites: { wechat_scan: 0 } });
  const later = before({ course_purchase_notice: '' });
  // On its own: it learns another configuration.
  const sites = before({})(SITE_GATEWAY);
  const [members, accounts, signIn] = [first(MEMBER_GATEWAY), first(ACCOUNT_GATEWAY), first(SIGN_IN_GATEWAY)];
  const [captchas, steps] = [first(CAPTCHA_GATEWAY), first(MEMBER_STEPS_GATEWAY)];
  const [profile, messages, orders] = [first(PROFILE_GATEWAY), first(MEMBER_MESSAGES_GATEWAY), first(ORDERS_GATEWAY)];
  const [study, points, announcements] = [first(STUDY_GATEWAY), first(POINTS_GATEWAY), first(ANNOUNCEMENT_GATEWAY)];
  const [courses, lessons, search] = [first(COURSE_GATEWAY), first(LESSON_GATEWAY), first(SEARCH_GATEWAY)];
  const [firstScans, laterScans] = [first(SCAN_GATEWAY), later(SCAN_GATEWAY)];
  const [socialites, laterSocialites] = [first(SOCIALITE_GATEWAY), later(SOCIALITE_GATEWAY)];
  const [home, laterHome] = [first(HOME_GATEWAY), later(HOME_GATEWAY)];
  const [comments, laterComments] = [first(COMMENT_GATEWAY), later(COMMENT_GATEWAY)];

  const CALLS: readonly (readonly [call: string, ask: () => Observable<unknown>, body?: object])[] = [
    ['GET /api/v2/other/config', () => sites.config()],
    ['GET /api/v2/navs', () => sites.navs()],
    ['GET /api/v2/links', () => sites.links()],
    ['GET /api/v2/member/detail', () => members.detail()],
    ['GET /api/v2/member/unreadNotificationCount', () => members.unreadCount()],
    ['POST /api/v2/logout', () => accounts.signOut(), {}],
    [
      'POST /api/v2/login/password',
      () => signIn.withPassword({ mobile: MOBILE, password: ' p ' }),
      { mobile: MOBILE, password: ' p ' },
    ],
    ['POST /api/v2/login/mobile', () => signIn.withSms({ ...PROOF, msv: '7' }), { ...PROOF_ON_THE_WIRE, msv: '7' }],
    [
      'POST /api/v2/register/sms',
      () => signIn.register({ ...PROOF, password: 'secret', msv: '' }),
      { ...PROOF_ON_THE_WIRE, password: 'secret', msv: '' },
    ],
    [
      'POST /api/v2/password/reset',
      () => signIn.resetPassword({ ...PROOF, password: 'secret' }),
      { ...PROOF_ON_THE_WIRE, password: 'secret' },
    ],
    [
      'POST /api/v3/auth/login/code',
      () => signIn.withLoginCode({ loginCode: 'AbC', msv: '7' }),
      { code: 'AbC', msv: '7' },
    ],
    [
      'POST /api/v3/auth/register/withSocialite',
      () => signIn.bindAfterCodeLogin({ ...PROOF, loginCode: 'AbC', msv: '' }),
      { ...PROOF_ON_THE_WIRE, code: 'AbC', msv: '' },
    ],
    [
      'POST /api/v3/auth/register/withWechatScan',
      () => firstScans.bindMobile({ ...PROOF, code: 'scan_v2_1', msv: '7' }),
      { ...PROOF_ON_THE_WIRE, code: 'scan_v2_1', msv: '7' },
    ],
    ['GET /api/v2/captcha/image', () => captchas.image()],
    [
      'POST /api/v2/captcha/sms',
      () => captchas.sendSms({ mobile: MOBILE, captchaKey: 'k', captchaText: 'ab12', scene: 'mobile_bind' }),
      { mobile: MOBILE, image_key: 'k', image_captcha: 'ab12', scene: 'mobile_bind' },
    ],
    ['GET /api/v3/auth/login/wechat/scan', () => firstScans.open()],
    ['GET /api/v3/auth/login/wechat/scan/query?code=scan_v2_%26', () => firstScans.status('scan_v2_&')],
    ['POST /api/v3/auth/login/wechat-scan/url', () => laterScans.open(), { action: 'login' }],
    ['GET /api/v3/auth/login/wechat-scan/query?key=k%26', () => laterScans.status('k&')],
    [
      'POST /api/v3/auth/register/withSocialite',
      () => laterScans.bindMobile({ ...PROOF, code: 'AbC', msv: '7' }),
      { ...PROOF_ON_THE_WIRE, code: 'AbC', msv: '7' },
    ],
    [
      'POST /api/v2/member/agreement/agree',
      () => steps.agree(),
      { user_agreement_agreed: true, privacy_policy_agreed: true },
    ],
    ['POST /api/v2/member/detail/mobile', () => steps.bindMobile(PROOF), PROOF_ON_THE_WIRE],
    [`POST ${FACE}`, () => steps.startFaceCheck(), { s_url: 'PC' }],
    [`GET ${FACE}?rule_id=1&biz_token=b%2B`, () => steps.faceCheck({ url: 'u', ruleId: '1', bizToken: 'b+' })],
    ['POST /api/v2/member/detail/nickname', () => profile.changeNickname('小明'), { nick_name: '小明' }],
    [
      'POST /api/v2/member/detail/password',
      () => profile.changePassword({ ...PROOF, password: ' p ' }),
      { ...PROOF_ON_THE_WIRE, password: ' p ' },
    ],
    ['POST /api/v2/member/verify', () => profile.proveMobile(PROOF), PROOF_ON_THE_WIRE],
    [
      'PUT /api/v2/member/mobile',
      () => profile.changeMobile({ ...PROOF, proof: 's' }),
      { ...PROOF_ON_THE_WIRE, sign: 's' },
    ],
    ['POST /api/v3/member/destroy', () => profile.requestDeletion(), {}],
    ['POST /api/v3/member/socialite/bindWithCode', () => socialites.bind('c'), { code: 'c' }],
    ['DELETE /api/v2/member/socialite/wechat', () => socialites.unbind('wechat')],
    ['GET /api/v3/member/wechatScanBind', () => socialites.startWechatBind()],
    ['POST /api/v3/auth/login/wechat-scan/url', () => laterSocialites.startWechatBind(), { action: 'bind' }],
    ['GET /api/v3/auth/login/wechat-scan/query?key=k%26', () => laterSocialites.wechatBind('k&')],
    ['GET /api/v2/member/detail', () => socialites.linked()],
    ['GET /api/v2/member/messages?page=2&page_size=5', () => messages.list(PAGE)],
    ['GET /api/v2/member/notificationMarkAsRead/a%2Fb', () => messages.markRead('a/b')],
    ['GET /api/v2/member/notificationMarkAllAsRead', () => messages.markAllRead()],
    ['GET /api/v2/member/orders?page=2&page_size=5', () => orders.list(PAGE)],
    ['GET /api/v3/member/courses/learned?page=2&size=5', () => study.learnedCourses(PAGE)],
    ['GET /api/v3/member/courses?page=2&size=5', () => study.boughtCourses(PAGE)],
    ['GET /api/v3/member/courses/like?page=2&size=5', () => study.likedCourses(PAGE)],
    ['GET /api/v3/member/learned/course/7', () => study.lessonsOf(7)],
    ['GET /api/v2/member/credit1Records?page=2&page_size=5', () => points.records(PAGE)],
    ['GET /api/v2/announcement/latest', () => announcements.latest()],
    ['GET /api/v2/announcement/7', () => announcements.one(7)],
    ['GET /api/v2/announcements?page=2&size=5', () => announcements.list(PAGE)],
    ['GET /api/v2/viewBlock/page/blocks?platform=pc&page_name=pc-page-index', () => home.content()],
    ['GET /api/v2/decorationPage/blocks?page_name=pc-page-index', () => laterHome.content()],
    ['GET /api/v2/courses?page=2&page_size=5', () => courses.list({ categoryId: undefined, scene: 'newest' }, PAGE)],
    [
      'GET /api/v2/courses?page=2&page_size=5&category_id=7&scene=sub',
      () => courses.list({ categoryId: 7, scene: 'popular' }, PAGE),
    ],
    [
      'GET /api/v2/courses?page=2&page_size=5&scene=free',
      () => courses.list({ categoryId: undefined, scene: 'free' }, PAGE),
    ],
    ['GET /api/v2/course_categories', () => courses.categories()],
    ['GET /api/v2/course/7', () => courses.detail(7)],
    ['GET /api/v2/course/7/like', () => courses.toggleFavourite(7)],
    ['GET /api/v3/course/7/attach/9', () => courses.attachmentLink(7, 9)],
    ['GET /api/v2/video/70', () => lessons.lesson(70)],
    ['GET /api/v2/video/70/playinfo', () => lessons.playSources(70)],
    ['POST /api/v2/video/70/record', () => lessons.record(70, 30), { duration: 30 }],
    ['GET /api/v2/course/7/comments', () => comments.newest(COURSE)],
    ['GET /api/v2/video/70/comments', () => comments.all(LESSON)],
    ['POST /api/v2/course/7/comment', () => comments.write({ target: COURSE, text: '好' }), { content: '好' }],
    ['POST /api/v2/video/70/comment', () => comments.write({ target: LESSON, text: '好' }), { content: '好' }],
    ['GET /api/v3/comments?rt=1&rid=7', () => laterComments.newest(COURSE)],
    ['GET /api/v3/comments/replies?rt=2&rid=70', () => laterComments.all(LESSON)],
    ['GET /api/v3/comments/replies?rt=1&rid=7&parent_id=aB%2B', () => laterComments.replies(COURSE, 'aB+')],
    [
      'POST /api/v3/comment/store',
      () => laterComments.write({ target: LESSON, text: '好' }),
      { rt: 2, rid: 70, content: '好', parent_id: 0, reply_id: 0 },
    ],
    [
      'POST /api/v3/comment/store',
      () => laterComments.write({ target: COURSE, text: '好', answers: { commentId: 'c', replyId: 'r' } }),
      { rt: 1, rid: 7, content: '好', parent_id: 'c', reply_id: 'r' },
    ],
    // One generation needs the page, the other the type, though it be empty (pages API 3.22).
    [
      'GET /api/v3/search?keywords=a%26b%25%23%2B&type=&page=2&size=5',
      () => search.search({ ...PAGE, keywords: 'a&b%#+', type: '' }),
    ],
  ];
  for (const [call, ask, body] of CALLS) {
    it(`call ${call} with exactly this payload (spec §7)`, async () => {
      watching(ask());
      await settled();
      const { url, init } = wire.last;
      expect(`${String(init.method)} ${url}`).to.equal(call);
      expect(typeof init.body === 'string' ? JSON.parse(init.body) : init.body).to.deep.equal(body);
    });
  }

  it('sign out although the page is being left (spec §4)', async () => {
    watching(accounts.signOut());
    await settled();
    expect(wire.last.init.keepalive).to.equal(true);
  });

  it('send a position so that it outlives the page, with the token in its header alone (pages §17)', async () => {
    watching(lessons.record(70, 30));
    await settled();
    const { url, init, headers } = wire.last;
    expect(init.keepalive).to.equal(true);
    expect(headers.get('Authorization')).to.equal('Bearer t');
    expect(url).not.to.include('?');
  });

  it('send a picture as a form with one file, and leave its boundary to the browser (pages API 3.20)', async () => {
    watching(profile.changeAvatar({ name: 'me.png', mediaType: 'image/png', bytes: new Uint8Array([1, 2, 3]) }));
    await settled();
    const { url, init, headers } = wire.last;
    expect(`${String(init.method)} ${url}`).to.equal('POST /api/v2/member/detail/avatar');
    expect(headers.has('Content-Type')).to.equal(false);
    const file = init.body instanceof FormData ? init.body.get('file') : undefined;
    if (!(file instanceof File)) throw new Error('no file was sent');
    expect([file.name, file.type, file.size]).to.deep.equal(['me.png', 'image/png', 3]);
  });

  for (const generation of [1, 2] as const) {
    it(`see by the configuration that a server is of generation ${String(generation)} (API 4)`, async () => {
      const server = await startSiteServer({ port: 0, generation });
      const client = new HttpClient({ base: server.url, token: () => undefined, send: plainSend });
      await firstValueFrom(new HttpSiteGateway(client).config());
      expect(decodeGenerationSigns(client.knownServer.told ?? {})).to.deep.equal({
        wechatScan: generation,
        home: generation,
        comments: generation,
        orders: generation,
      });
      await server.close();
    });
  }

  it('find QQ, logo and avatar at the API base where the server does not say where it is (review B7)', async () => {
    const own = new PretendFetch();
    own.answers(() => enveloped(0, { url: '', logo: { logo: '/l.png' }, avatar: '/a.png' }));
    const client = new HttpClient({ base: 'https://api.example', token: () => 't', send: own.send });
    const [{ logoUrl }, { avatar }] = await Promise.all([
      firstValueFrom(new HttpSiteGateway(client).config()),
      firstValueFrom(new HttpMemberGateway(client).detail()),
    ]);
    expect([logoUrl, avatar]).to.deep.equal(['https://api.example/l.png', 'https://api.example/a.png']);
    const qq = new HttpSignInGateway(client).qqAddress({ returnTo: 'r', failTo: 'f' });
    expect(qq).to.equal('https://api.example/api/v3/auth/login/socialite/qq?s_url=r&f_url=f&action=login');
    own.answers(() => enveloped(0, { url: '', logo: { logo: '/' } }));
    expect(await firstValueFrom(new HttpSiteGateway(client).config())).to.include({ logoUrl: '' });
  });
});
