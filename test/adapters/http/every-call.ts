import { HttpAnnouncementGateway } from '../../../src/adapters/http/announcements.js';
import { Generations } from '../../../src/adapters/http/client/generations.js';
import type { HttpClient } from '../../../src/adapters/http/client/http-client.js';
import { HttpCommentGatewayG1 } from '../../../src/adapters/http/comments/comments-g1.js';
import { HttpCommentGatewayG2 } from '../../../src/adapters/http/comments/comments-g2.js';
import { HttpCommentGateway } from '../../../src/adapters/http/comments/comments.js';
import { HttpCourseGateway } from '../../../src/adapters/http/courses/courses.js';
import { HttpHomeGateway, HttpHomeGatewayG1, HttpHomeGatewayG2 } from '../../../src/adapters/http/home.js';
import { HttpLessonGateway } from '../../../src/adapters/http/lesson.js';
import { HttpMemberMessagesGateway } from '../../../src/adapters/http/messages.js';
import { HttpOrdersGateway } from '../../../src/adapters/http/orders/order-list.js';
import {
  HttpOrderGateway,
  HttpOrderGatewayG1,
  HttpOrderGatewayG2,
  OrderCalls,
  type Selling,
} from '../../../src/adapters/http/orders/orders.js';
import { HttpPointsGateway } from '../../../src/adapters/http/points.js';
import { HttpProfileGateway } from '../../../src/adapters/http/profile.js';
import { HttpSearchGateway } from '../../../src/adapters/http/search.js';
import { HttpAccountGateway, HttpMemberGateway } from '../../../src/adapters/http/session.js';
import { HttpCaptchaGateway } from '../../../src/adapters/http/signing-in/captcha.js';
import { HttpMemberStepsGateway } from '../../../src/adapters/http/signing-in/member-steps.js';
import { HttpScanGateway, HttpScanGatewayG1, HttpScanGatewayG2 } from '../../../src/adapters/http/signing-in/scan.js';
import { HttpSignInGateway } from '../../../src/adapters/http/signing-in/sign-in.js';
import { HttpSiteGateway } from '../../../src/adapters/http/site.js';
import { HttpSocialiteGateway, WechatBindingG1, WechatBindingG2 } from '../../../src/adapters/http/social-accounts.js';
import { HttpStudyGateway } from '../../../src/adapters/http/study.js';
import { HttpVipPlanGateway } from '../../../src/adapters/http/vip.js';
import type { CommentGateway } from '../../../src/domain/ports/server/comment-gateway.js';
import type { OrderGateway } from '../../../src/domain/ports/server/order-gateway.js';
import { CurrentSite } from '../../../src/domain/site/current-site.js';
import * as sample from '../../support/server-samples.js';
import { type CallsOf, callsOf } from './gateway-calls.js';

const PROOF = { mobile: '13800000001', smsCode: '012345' };
const INVITED = { ...PROOF, msv: '' };
const PAGE = { page: 1, size: 10 };
const FACE = { url: 'u', ruleId: '1', bizToken: 'b' };

const tells = { samples: [sample.NOTHING] };
const session = { samples: [sample.TOKEN] };
const scanned = { samples: [sample.SCAN_PENDING, sample.CODE_LOGIN, sample.SCAN_BINDS] };
const pageScanned = { samples: [sample.SCAN_PAGE_PENDING, sample.SCAN_PAGE_DONE], gives: [{ kind: 'expired' }] };
const linkScanned = { ...pageScanned, gives: ['expired'] };
const studied = ['course', 'progress', 'lastLesson', 'since', 'watchedAt'];
const announced = ['createdAt'];
const said = ['at', 'province', 'replyTo'];
const carded = ['category', 'lessonCount', 'studentCount'];
const decorated = { mayBeUnknown: [...carded, 'link', 'publishedAt'] };

const generations = () => new Generations({ signs: undefined });
const scansG1 = (http: HttpClient) => new HttpScanGatewayG1(http);
const scansG2 = (http: HttpClient) => new HttpScanGatewayG2(http);
const scans = (http: HttpClient) => new HttpScanGateway(generations(), { 1: scansG1(http), 2: scansG2(http) });
const picture = (path: string) => (path.startsWith('/') ? `https://api.example.test${path}` : path);
const homeG1 = (http: HttpClient) => new HttpHomeGatewayG1(http, picture, new CurrentSite());
const homeG2 = (http: HttpClient) => new HttpHomeGatewayG2(http, picture);
const bindings = (http: HttpClient) => ({ 1: new WechatBindingG1(http), 2: new WechatBindingG2(http) });

const commentsG1 = (http: HttpClient) => new HttpCommentGatewayG1(http, picture);
const commentsG2 = (http: HttpClient) => new HttpCommentGatewayG2(http, picture);
const comments = (http: HttpClient) =>
  new HttpCommentGateway(generations(), { 1: commentsG1(http), 2: commentsG2(http) });
const COURSE = { kind: 'course', id: 5 } as const;
const COMMENT = { target: COURSE, text: 'Good' };
const commentCallsG2: CallsOf<CommentGateway> = {
  newest: {
    ask: (gateway) => gateway.newest(COURSE),
    samples: [sample.shortPage(...sample.COMMENTS_G2)],
    mayBeUnknown: said,
  },
  all: { ask: (gateway) => gateway.all(COURSE), samples: [{ data: sample.COMMENTS_G2 }], mayBeUnknown: said },
  replies: {
    ask: (gateway) => gateway.replies(COURSE, 'h'),
    samples: [{ data: sample.COMMENT_REPLIES }],
    mayBeUnknown: said,
  },
  write: {
    ask: (gateway) => gateway.write(COMMENT),
    samples: [sample.STORED_COMMENT, sample.ORPHANED_STORED_COMMENT],
    gives: [{ kind: 'published' }],
    mayBeUnknown: said,
  },
};

const orderCalls = (http: HttpClient) => new OrderCalls(http, () => 0);
const ordersG1 = (http: HttpClient) => new HttpOrderGatewayG1(http, picture, () => undefined);
const ordersG2 = (http: HttpClient) => new HttpOrderGatewayG2(http);
const orders = (http: HttpClient) =>
  new HttpOrderGateway(generations(), { 1: ordersG1(http), 2: ordersG2(http) }, ordersG1(http), orderCalls(http));
const ORDER = { goods: { kind: 'course', id: 5 }, promoCode: 'A', agreed: true } as const;
const PAYMENT = { orderNo: '1', way: 'wechat', returnTo: 'https://site.example.test/' } as const;
const orderCallsOfBoth: CallsOf<Pick<OrderGateway, 'checkPromoCode' | 'status'>> = {
  checkPromoCode: {
    ask: (gateway) => gateway.checkPromoCode('A'),
    samples: [sample.PROMO_CODE, sample.PROMO_CODE_UNKNOWN],
    mayBeUnknown: ['because'],
  },
  status: { ask: (gateway) => gateway.status('1'), samples: sample.ORDER_STATUSES },
};
const sellingG2: CallsOf<Selling> = {
  terms: { ask: (gateway) => gateway.terms('course'), samples: [sample.NOTHING], mayBeUnknown: ['ways'] },
  make: {
    ask: (gateway) => gateway.make(ORDER),
    samples: [sample.MADE_ORDER_G2, sample.PAID_ORDER_G2],
    mayBeUnknown: ['payment'],
  },
};

/** Every question that this site can put to a server. */
export const EVERY_CALL = [
  ...callsOf('HttpSiteGateway', (http) => new HttpSiteGateway(http), {
    config: { ask: (site) => site.config(), samples: [sample.CONFIG], mayBeUnknown: ['link', 'watermark'] },
    navs: { ask: (site) => site.navs(), samples: [sample.NAVS] },
    links: { ask: (site) => site.links(), samples: [sample.LINKS] },
  }),
  ...callsOf('HttpMemberGateway', (http) => new HttpMemberGateway(http), {
    detail: {
      ask: (members) => members.detail(),
      samples: [sample.MEMBER],
      mayBeUnknown: ['id', 'vipUntil', 'vipPlanId'],
    },
    unreadCount: { ask: (members) => members.unreadCount(), samples: [3] },
  }),
  ...callsOf('HttpAccountGateway', (http) => new HttpAccountGateway(http), {
    signOut: { ask: (account) => account.signOut(), ...tells },
  }),
  ...callsOf('HttpCaptchaGateway', (http) => new HttpCaptchaGateway(http), {
    image: { ask: (captchas) => captchas.image(), samples: [sample.CAPTCHA] },
    sendSms: {
      ask: (captchas) => captchas.sendSms({ mobile: '1', captchaKey: 'k', captchaText: 't', scene: 'login' }),
      ...tells,
    },
  }),
  ...callsOf('HttpSignInGateway', (http) => new HttpSignInGateway(http), {
    withPassword: { ask: (doors) => doors.withPassword({ mobile: '1', password: 'p' }), ...session },
    withSms: { ask: (doors) => doors.withSms(INVITED), ...session },
    register: { ask: (doors) => doors.register({ ...INVITED, password: 'p' }), ...tells },
    resetPassword: { ask: (doors) => doors.resetPassword({ ...PROOF, password: 'p' }), ...tells },
    withLoginCode: {
      ask: (doors) => doors.withLoginCode({ loginCode: 'c', msv: '' }),
      samples: [sample.CODE_LOGIN, sample.CODE_LOGIN_BINDS],
    },
    bindAfterCodeLogin: { ask: (doors) => doors.bindAfterCodeLogin({ ...INVITED, loginCode: 'c' }), ...session },
  }),
  ...callsOf('HttpScanGateway', scans, {
    open: { ask: (gateway) => gateway.open(), samples: [sample.SCAN_PAGE] },
    status: { ask: (gateway) => gateway.status('c'), ...pageScanned },
    bindMobile: { ask: (gateway) => gateway.bindMobile({ ...INVITED, code: 'c' }), ...session },
  }),
  ...callsOf('HttpScanGatewayG1', scansG1, {
    open: { ask: (gateway) => gateway.open(), samples: [sample.SCAN_TICKET] },
    status: { ask: (gateway) => gateway.status('c'), ...scanned },
    bindMobile: { ask: (gateway) => gateway.bindMobile({ ...INVITED, code: 'c' }), ...session },
  }),
  ...callsOf('HttpScanGatewayG2', scansG2, {
    open: { ask: (gateway) => gateway.open(), samples: [sample.SCAN_PAGE] },
    status: { ask: (gateway) => gateway.status('c'), ...pageScanned },
    bindMobile: { ask: (gateway) => gateway.bindMobile({ ...INVITED, code: 'c' }), ...session },
  }),
  ...callsOf('HttpMemberStepsGateway', (http) => new HttpMemberStepsGateway(http), {
    bindMobile: { ask: (steps) => steps.bindMobile(PROOF), ...tells },
    startFaceCheck: { ask: (steps) => steps.startFaceCheck(), samples: [sample.FACE_TICKET] },
    faceCheck: { ask: (steps) => steps.faceCheck(FACE), samples: [sample.FACE_VERIFIED] },
    agree: { ask: (steps) => steps.agree(), ...tells },
  }),
  ...callsOf('HttpProfileGateway', (http) => new HttpProfileGateway(http), {
    changeNickname: { ask: (profile) => profile.changeNickname('n'), ...tells },
    changePassword: { ask: (profile) => profile.changePassword({ ...PROOF, password: 'p' }), ...tells },
    changeAvatar: {
      ask: (profile) => profile.changeAvatar({ name: 'a.png', mediaType: 'image/png', bytes: new Uint8Array([1]) }),
      ...tells,
    },
    proveMobile: { ask: (profile) => profile.proveMobile(PROOF), samples: [sample.MOBILE_PROOF] },
    changeMobile: { ask: (profile) => profile.changeMobile({ ...PROOF, proof: 's' }), ...tells },
    requestDeletion: { ask: (profile) => profile.requestDeletion(), ...tells },
  }),
  ...callsOf('HttpSocialiteGateway', (http) => new HttpSocialiteGateway(http, generations(), bindings(http)), {
    bind: { ask: (socialites) => socialites.bind('c'), ...tells },
    unbind: { ask: (socialites) => socialites.unbind('qq'), ...tells },
    startWechatBind: { ask: (socialites) => socialites.startWechatBind(), samples: [sample.SCAN_PAGE] },
    wechatBind: { ask: (socialites) => socialites.wechatBind('c'), ...linkScanned },
    linked: { ask: (socialites) => socialites.linked(), samples: [sample.MEMBER] },
  }),
  ...callsOf('WechatBindingG1', (http) => new WechatBindingG1(http), {
    start: { ask: (binding) => binding.start(), samples: [sample.SCAN_TICKET] },
    status: { ask: (binding) => binding.status(), samples: [sample.MEMBER] },
  }),
  ...callsOf('WechatBindingG2', (http) => new WechatBindingG2(http), {
    start: { ask: (binding) => binding.start(), samples: [sample.SCAN_PAGE] },
    status: { ask: (binding) => binding.status('c'), ...linkScanned },
  }),
  ...callsOf('HttpMemberMessagesGateway', (http) => new HttpMemberMessagesGateway(http), {
    list: {
      ask: (messages) => messages.list(PAGE),
      samples: [sample.shortPage(sample.MESSAGE)],
      mayBeUnknown: ['createdAt'],
    },
    markRead: { ask: (messages) => messages.markRead('m'), ...tells },
    markAllRead: { ask: (messages) => messages.markAllRead(), ...tells },
  }),
  ...callsOf('HttpOrdersGateway', (http) => new HttpOrdersGateway(http, picture), {
    list: { ask: (orders) => orders.list(PAGE), samples: [sample.longPage(sample.ORDER)], mayBeUnknown: ['createdAt'] },
  }),
  ...callsOf('HttpOrderGateway', orders, {
    ...orderCallsOfBoth,
    ...sellingG2,
    pay: { ask: (gateway) => gateway.pay(PAYMENT), samples: [sample.WECHAT_CODE] },
  }),
  ...callsOf('HttpOrderGatewayG2', ordersG2, sellingG2),
  ...callsOf('HttpOrderGatewayG1', ordersG1, {
    terms: { ask: (gateway) => gateway.terms('course'), samples: [sample.PAY_WAYS], mayBeUnknown: ['agreement'] },
    make: { ask: (gateway) => gateway.make(ORDER), samples: [sample.MADE_ORDER_G1], mayBeUnknown: ['payment'] },
    pay: { ask: (gateway) => gateway.pay(PAYMENT), samples: [sample.WECHAT_CODE] },
  }),
  ...callsOf('HttpPointsGateway', (http) => new HttpPointsGateway(http), {
    records: {
      ask: (points) => points.records(PAGE),
      samples: [sample.shortPage(sample.POINTS)],
      mayBeUnknown: ['createdAt'],
    },
  }),
  ...callsOf('HttpStudyGateway', (http) => new HttpStudyGateway(http, picture), {
    learnedCourses: {
      ask: (study) => study.learnedCourses(PAGE),
      samples: [sample.shortPage(sample.LEARNED_COURSE)],
      mayBeUnknown: studied,
    },
    boughtCourses: {
      ask: (study) => study.boughtCourses(PAGE),
      samples: [sample.shortPage(sample.BOUGHT_COURSE)],
      mayBeUnknown: studied,
    },
    likedCourses: {
      ask: (study) => study.likedCourses(PAGE),
      samples: [sample.shortPage(sample.LIKED_COURSE)],
      mayBeUnknown: studied,
    },
    lessonsOf: {
      ask: (study) => study.lessonsOf(5),
      samples: [sample.LEARNED_LESSONS],
      mayBeUnknown: ['publishedAt', 'progress'],
    },
  }),
  ...callsOf('HttpAnnouncementGateway', (http) => new HttpAnnouncementGateway(http), {
    latest: {
      ask: (announcements) => announcements.latest(),
      samples: [sample.ANNOUNCEMENT, sample.NOTHING],
      mayBeUnknown: announced,
    },
    one: { ask: (announcements) => announcements.one(3), samples: [sample.ANNOUNCEMENT], mayBeUnknown: announced },
    list: {
      ask: (announcements) => announcements.list(PAGE),
      samples: [sample.shortPage(sample.ANNOUNCEMENT)],
      mayBeUnknown: announced,
    },
  }),
  ...callsOf('HttpCommentGateway', comments, commentCallsG2),
  ...callsOf('HttpCommentGatewayG2', commentsG2, commentCallsG2),
  ...callsOf('HttpCommentGatewayG1', commentsG1, {
    newest: { ask: (gateway) => gateway.newest(COURSE), samples: [sample.COMMENTS_G1], mayBeUnknown: said },
    all: { ask: (gateway) => gateway.all(COURSE), samples: [sample.COMMENTS_G1], mayBeUnknown: said },
    replies: { ask: (gateway) => gateway.replies(), samples: [sample.NOTHING] },
    write: { ask: (gateway) => gateway.write(COMMENT), ...tells },
  }),
  ...callsOf('HttpSearchGateway', (http) => new HttpSearchGateway(http, picture), {
    search: {
      ask: (search) => search.search({ ...PAGE, keywords: 'a', type: '' }),
      samples: [sample.shortPage(...sample.SEARCH_HITS)],
      gives: ['off'],
      mayBeUnknown: ['priceYuan'],
    },
  }),
  ...callsOf('HttpCourseGateway', (http) => new HttpCourseGateway(http, picture), {
    list: {
      ask: (courses) => courses.list({ categoryId: 2, scene: 'free' }, PAGE),
      samples: [sample.longPage(sample.COURSE)],
      mayBeUnknown: carded,
    },
    categories: { ask: (courses) => courses.categories(), samples: [sample.CATEGORIES] },
    detail: {
      ask: (courses) => courses.detail(5),
      samples: [sample.COURSE_DETAIL, sample.COURSE_DETAIL_FLAT],
      mayBeUnknown: [...carded, 'categoryId', 'watchedAt'],
    },
    toggleFavourite: { ask: (courses) => courses.toggleFavourite(5), samples: [1, 0] },
    checkAttachment: {
      ask: (courses) => courses.checkAttachment(sample.ATTACHMENT.download_url),
      samples: [sample.NOTHING],
      gives: ['used-up'],
    },
    attachmentLink: { ask: (courses) => courses.attachmentLink(5, 9), samples: [sample.ATTACHMENT] },
  }),
  ...callsOf('HttpVipPlanGateway', (http) => new HttpVipPlanGateway(http), {
    all: { ask: (plans) => plans.all(), samples: [sample.ROLES] },
  }),
  ...callsOf('HttpLessonGateway', (http) => new HttpLessonGateway(http, picture), {
    lesson: {
      ask: (lessons) => lessons.lesson(70),
      samples: [sample.LESSON_PAGE, sample.LESSON_PAGE_FLAT, sample.LESSON_PAGE_OF_STRANGER],
      mayBeUnknown: [...carded, 'watchedAt'],
    },
    playSources: {
      ask: (lessons) => lessons.playSources(70),
      samples: [sample.PLAY_OWN, sample.PLAY_CLOUD, sample.PLAY_SNIPPET, sample.PLAY_NOTHING],
    },
    record: { ask: (lessons) => lessons.record(70, 30), ...tells },
  }),
  ...callsOf('HttpHomeGateway', (http) => new HttpHomeGateway(generations(), { 1: homeG1(http), 2: homeG2(http) }), {
    content: { ask: (home) => home.content(), samples: [sample.HOME_BLOCKS], ...decorated },
  }),
  ...callsOf('HttpHomeGatewayG1', homeG1, {
    content: { ask: (home) => home.content(), samples: [sample.HOME_BLOCKS_G1], ...decorated },
  }),
  ...callsOf('HttpHomeGatewayG2', homeG2, {
    content: { ask: (home) => home.content(), samples: [sample.HOME_BLOCKS], ...decorated },
  }),
];
