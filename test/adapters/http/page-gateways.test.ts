import { expect } from 'chai';
import type { Observable } from 'rxjs';

import { Generations } from '../../../src/adapters/http/client/generations.js';
import { HttpClient } from '../../../src/adapters/http/client/http-client.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { CurrentSite } from '../../../src/domain/site/current-site.js';
import { aSite } from '../../support/site.js';
import { httpPageGateways } from '../../contract/rigs/http-page-gateways.js';
import { settled } from '../../support/until.js';
import { watching } from '../../support/watching.js';
import { PretendFetch } from './pretend-fetch.js';

const PROOF = { mobile: '13800000001', smsCode: '012345' };
const PAGE = { page: 2, size: 5 };
const COURSE = { kind: 'course', id: 7 } as const;
const LESSON = { kind: 'lesson', id: 70 } as const;

describe('The HTTP gateways of the pages', () => {
  const wire = new PretendFetch();
  const http = new HttpClient({ base: '', token: () => 't', send: wire.send });
  const before = (generation: Generation) => {
    const site = new CurrentSite();
    site.arrive(aSite());
    const signs = { wechatScan: generation, home: generation, comments: generation, orders: generation };
    return httpPageGateways(http, new Generations({ signs }), site, () => undefined);
  };
  const { profile, socialites, messages, orders, study, points, announcements } = before(1);
  const { courses, home, lessons, comments, search } = before(1);
  const { socialites: laterSocialites, home: laterHome, comments: laterComments } = before(2);

  const CALLS: readonly (readonly [call: string, ask: () => Observable<unknown>, body?: unknown])[] = [
    ['POST /api/v2/member/detail/nickname', () => profile.changeNickname('小明'), { nick_name: '小明' }],
    [
      'POST /api/v2/member/detail/password',
      () => profile.changePassword({ ...PROOF, password: ' p ' }),
      { mobile: PROOF.mobile, mobile_code: PROOF.smsCode, password: ' p ' },
    ],
    [
      'POST /api/v2/member/verify',
      () => profile.proveMobile(PROOF),
      { mobile: PROOF.mobile, mobile_code: PROOF.smsCode },
    ],
    [
      'PUT /api/v2/member/mobile',
      () => profile.changeMobile({ ...PROOF, proof: 's' }),
      { mobile: PROOF.mobile, mobile_code: PROOF.smsCode, sign: 's' },
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
    it(`call ${call} (spec §7)`, async () => {
      watching(ask());
      await settled();
      const { url, init } = wire.last;
      expect(`${String(init.method)} ${url}`).to.equal(call);
      expect(init.body).to.equal(body === undefined ? undefined : JSON.stringify(body));
    });
  }

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
});
