import { type Observable, of, Subject } from 'rxjs';

import type { NewOrder } from '../../src/domain/orders/order.js';
import type { PageRequest } from '../../src/domain/kernel/paging.js';
import type { VisitStore } from '../../src/domain/ports/visit-store.js';
import type { AccountGateway, MemberGateway, TokenRefusals } from '../../src/domain/ports/account-gateway.js';
import type { AnnouncementGateway } from '../../src/domain/ports/announcement-gateway.js';
import type { CommentGateway, NewComment } from '../../src/domain/ports/comment-gateway.js';
import type { CourseGateway } from '../../src/domain/ports/course-gateway.js';
import type { HomeGateway } from '../../src/domain/ports/home-gateway.js';
import type { LessonGateway } from '../../src/domain/ports/lesson-gateway.js';
import type { MemberMessagesGateway } from '../../src/domain/ports/message-gateway.js';
import type { OrderGateway, OrderListGateway, OrderPayment } from '../../src/domain/ports/order-gateway.js';
import type { PointsGateway } from '../../src/domain/ports/points-gateway.js';
import type { ProfileGateway, SocialAccountsGateway } from '../../src/domain/ports/profile-gateway.js';
import type { SearchGateway, SearchRequest } from '../../src/domain/ports/search-gateway.js';
import type {
  CaptchaGateway,
  ImageCaptcha,
  MemberStepsGateway,
  ScanGateway,
  SignInGateway,
  SmsRequest,
} from '../../src/domain/ports/sign-in-gateway.js';
import type { SiteGateway } from '../../src/domain/ports/site-gateway.js';
import type { StudyGateway } from '../../src/domain/ports/study-gateway.js';
import type { VipPlanGateway } from '../../src/domain/ports/vip-gateway.js';
import type { FaceTicket, ScanTicket } from '../../src/domain/signing-in/tickets.js';
import { FakeRequest } from './fake-request.js';

/** The value that a call of a port emits. */
type AnswerOf<Call> = Call extends (...payload: never[]) => Observable<infer Answer> ? Answer : never;

function describePage({ page, size }: PageRequest): string {
  return `page ${page} of ${size}`;
}

export class FakeAccountGateway implements AccountGateway {
  readonly signOuts = new FakeRequest<never>();
  readonly tokens: (string | undefined)[] = [];

  constructor(private readonly store: VisitStore) {}

  readonly signOut: AccountGateway['signOut'] = () =>
    this.signOuts.send(() => this.tokens.push(this.store.read('token')));
}

export class FakeAnnouncementGateway implements AnnouncementGateway {
  readonly newest = new FakeRequest<AnswerOf<AnnouncementGateway['latest']>>();
  readonly singles = new FakeRequest<AnswerOf<AnnouncementGateway['one']>>();
  readonly pages = new FakeRequest<AnswerOf<AnnouncementGateway['list']>>();
  /** The requests, in order: `latest`, `one 7`, `page 2 of 10`. */
  readonly requests: string[] = [];

  readonly latest: AnnouncementGateway['latest'] = () => this.newest.send(() => this.requests.push('latest'));
  readonly one: AnnouncementGateway['one'] = (id) => this.singles.send(() => this.requests.push(`one ${id}`));
  readonly list: AnnouncementGateway['list'] = (part) => this.pages.send(() => this.requests.push(describePage(part)));
}

export class FakeCaptchaGateway implements CaptchaGateway {
  readonly images = new FakeRequest<ImageCaptcha>();
  readonly messages = new FakeRequest<never>();
  readonly requests: SmsRequest[] = [];

  readonly image: CaptchaGateway['image'] = () => this.images.send();
  readonly sendSms: CaptchaGateway['sendSms'] = (request) => this.messages.send(() => this.requests.push(request));
}

export function anImage(key = 'k1'): ImageCaptcha {
  return { key, image: `data:image/png;base64,${key}` };
}

export class FakeCommentGateway implements CommentGateway {
  readonly lists = new FakeRequest<AnswerOf<CommentGateway['newest']>>();
  readonly wholes = new FakeRequest<AnswerOf<CommentGateway['all']>>();
  readonly replyLists = new FakeRequest<AnswerOf<CommentGateway['replies']>>();
  readonly writings = new FakeRequest<AnswerOf<CommentGateway['write']>>();
  /** The requests, in order: `newest course 2`, `all course 2`, `replies a`. */
  readonly requests: string[] = [];
  readonly written: NewComment[] = [];

  readonly newest: CommentGateway['newest'] = ({ kind, id }) =>
    this.lists.send(() => this.requests.push(`newest ${kind} ${id}`));
  readonly all: CommentGateway['all'] = ({ kind, id }) =>
    this.wholes.send(() => this.requests.push(`all ${kind} ${id}`));
  readonly replies: CommentGateway['replies'] = (_, id) =>
    this.replyLists.send(() => this.requests.push(`replies ${id}`));
  readonly write: CommentGateway['write'] = (comment) => this.writings.send(() => this.written.push(comment));
}

export class FakeCourseGateway implements CourseGateway {
  readonly lists = new FakeRequest<AnswerOf<CourseGateway['list']>>();
  readonly allCategories = new FakeRequest<AnswerOf<CourseGateway['categories']>>();
  readonly details = new FakeRequest<AnswerOf<CourseGateway['detail']>>();
  readonly toggles = new FakeRequest<boolean>();
  readonly links = new FakeRequest<string>();
  /** The requests, in order: `page 2 of 16, newest, of 7`, `categories`, `course 5`, `favourite 5`, `file 51 of 5`. */
  readonly requests: string[] = [];

  list: CourseGateway['list'] = ({ categoryId, scene }, part) =>
    this.lists.send(() =>
      this.requests.push(`${describePage(part)}, ${scene}${categoryId === undefined ? '' : `, of ${categoryId}`}`),
    );
  categories: CourseGateway['categories'] = () => this.allCategories.send(() => this.requests.push('categories'));
  readonly detail: CourseGateway['detail'] = (id) => this.details.send(() => this.requests.push(`course ${id}`));
  readonly toggleFavourite: CourseGateway['toggleFavourite'] = (id) =>
    this.toggles.send(() => this.requests.push(`favourite ${id}`));
  readonly attachmentLink: CourseGateway['attachmentLink'] = (courseId, id) =>
    this.links.send(() => this.requests.push(`file ${id} of ${courseId}`));
  checkAttachment: CourseGateway['checkAttachment'] = () => of({ isUsedUp: false, finding: 'file' });
}

export class FakeHomeGateway implements HomeGateway {
  readonly contents = new FakeRequest<AnswerOf<HomeGateway['content']>>();

  readonly content: HomeGateway['content'] = () => this.contents.send();
}

export class FakeLessonGateway implements LessonGateway {
  readonly lessons = new FakeRequest<AnswerOf<LessonGateway['lesson']>>();
  readonly sources = new FakeRequest<AnswerOf<LessonGateway['playSources']>>();
  readonly records = new FakeRequest<never>();
  /** The requests, in order: `lesson 5`, `video of 5`, `5 at 30`. */
  readonly requests: string[] = [];

  readonly lesson: LessonGateway['lesson'] = (id) => this.lessons.send(() => this.requests.push(`lesson ${id}`));
  readonly playSources: LessonGateway['playSources'] = (id) =>
    this.sources.send(() => this.requests.push(`video of ${id}`));
  readonly record: LessonGateway['record'] = (id, at) => this.records.send(() => this.requests.push(`${id} at ${at}`));
}

export class FakeMemberGateway implements MemberGateway {
  readonly details = new FakeRequest<AnswerOf<MemberGateway['detail']>>();
  readonly unreadCounts = new FakeRequest<number>();

  readonly detail: MemberGateway['detail'] = () => this.details.send();
  readonly unreadCount: MemberGateway['unreadCount'] = () => this.unreadCounts.send();
}

export class FakeMemberMessagesGateway implements MemberMessagesGateway {
  readonly pages = new FakeRequest<AnswerOf<MemberMessagesGateway['list']>>();
  readonly marks = new FakeRequest<never>();
  /** The requests, in order: `page 2 of 20`, `read a`, `read all`. */
  readonly requests: string[] = [];

  readonly list: MemberMessagesGateway['list'] = (part) =>
    this.pages.send(() => this.requests.push(describePage(part)));
  readonly markRead: MemberMessagesGateway['markRead'] = (id) =>
    this.marks.send(() => this.requests.push(`read ${id}`));
  readonly markAllRead: MemberMessagesGateway['markAllRead'] = () =>
    this.marks.send(() => this.requests.push('read all'));
}

export class FakeMemberStepsGateway implements MemberStepsGateway {
  readonly bindings = new FakeRequest<never>();
  readonly proofs: unknown[] = [];
  readonly tickets = new FakeRequest<FaceTicket>();
  readonly checks = new FakeRequest<never>();
  readonly checked: FaceTicket[] = [];
  readonly consents = new FakeRequest<never>();

  readonly bindMobile: MemberStepsGateway['bindMobile'] = (proof) => this.bindings.send(() => this.proofs.push(proof));
  readonly startFaceCheck: MemberStepsGateway['startFaceCheck'] = () => this.tickets.send();
  readonly faceCheck: MemberStepsGateway['faceCheck'] = (ticket) => this.checks.send(() => this.checked.push(ticket));
  readonly agree: MemberStepsGateway['agree'] = () => this.consents.send();
}

export function aFaceTicket(ruleId = '1'): FaceTicket {
  return { url: `https://face.example/${ruleId}`, ruleId, bizToken: `biz ${ruleId}` };
}

export class FakeOrderGateway implements OrderGateway {
  readonly allTerms = new FakeRequest<AnswerOf<OrderGateway['terms']>>();
  readonly codes = new FakeRequest<AnswerOf<OrderGateway['checkPromoCode']>>();
  readonly making = new FakeRequest<AnswerOf<OrderGateway['make']>>();
  readonly payments = new FakeRequest<AnswerOf<OrderGateway['pay']>>();
  readonly statuses = new FakeRequest<AnswerOf<OrderGateway['status']>>();
  /** The requests, in order: `terms of course`, `code A`, `make course 5`, `pay 1 by hand`, `status 1`. */
  readonly requests: string[] = [];
  readonly sent: NewOrder[] = [];
  readonly paymentsWanted: OrderPayment[] = [];

  readonly terms: OrderGateway['terms'] = (kind) => this.allTerms.send(() => this.requests.push(`terms of ${kind}`));
  readonly checkPromoCode: OrderGateway['checkPromoCode'] = (code) =>
    this.codes.send(() => this.requests.push(`code ${code}`));
  readonly make: OrderGateway['make'] = (order) =>
    this.making.send(() => {
      this.requests.push(`make ${order.product.kind} ${order.product.id}`);
      this.sent.push(order);
    });
  readonly pay: OrderGateway['pay'] = (request) =>
    this.payments.send(() => {
      this.requests.push(`pay ${request.orderNo} by ${request.method}`);
      this.paymentsWanted.push(request);
    });
  readonly status: OrderGateway['status'] = (orderNo) =>
    this.statuses.send(() => this.requests.push(`status ${orderNo}`));
}

export class FakeOrderListGateway implements OrderListGateway {
  readonly pages = new FakeRequest<AnswerOf<OrderListGateway['list']>>();
  readonly requests: PageRequest[] = [];

  readonly list: OrderListGateway['list'] = (request) => this.pages.send(() => this.requests.push(request));
}

export class FakePointsGateway implements PointsGateway {
  earns: ReturnType<PointsGateway['rewards']> = { register: 0, watchedLesson: 0, watchedCourse: 0, paidOrder: 0 };
  readonly pages = new FakeRequest<AnswerOf<PointsGateway['records']>>();
  /** The requests, in order: `page 2 of 20`. */
  readonly requests: string[] = [];

  readonly records: PointsGateway['records'] = (part) => this.pages.send(() => this.requests.push(describePage(part)));
  readonly rewards: PointsGateway['rewards'] = () => this.earns;
}

export class FakeProfileGateway implements ProfileGateway {
  /** Every change but the first step of a new mobile. */
  readonly changes = new FakeRequest<never>();
  readonly proofs = new FakeRequest<string>();
  readonly calls: (readonly [call: string, payload: unknown])[] = [];

  readonly changeNickname: ProfileGateway['changeNickname'] = (name) => this.change('nickname', name);
  readonly changePassword: ProfileGateway['changePassword'] = (change) => this.change('password', change);
  readonly changeAvatar: ProfileGateway['changeAvatar'] = ({ name, mediaType, bytes }) =>
    this.change('avatar', { name, mediaType, length: bytes.length });
  readonly proveMobile: ProfileGateway['proveMobile'] = (proof) =>
    this.proofs.send(() => this.calls.push(['prove', proof]));
  readonly changeMobile: ProfileGateway['changeMobile'] = (change) => this.change('mobile', change);
  readonly requestDeletion: ProfileGateway['requestDeletion'] = () => this.change('deletion', undefined);

  private change(call: string, payload: unknown): Observable<never> {
    return this.changes.send(() => this.calls.push([call, payload]));
  }
}

export class FakeScanGateway implements ScanGateway {
  readonly tickets = new FakeRequest<ScanTicket>();
  readonly statuses = new FakeRequest<AnswerOf<ScanGateway['status']>>();
  readonly tokens = new FakeRequest<string>();
  readonly bindings: unknown[] = [];
  readonly codes: string[] = [];

  readonly open: ScanGateway['open'] = () => this.tickets.send();
  readonly status: ScanGateway['status'] = (code) => this.statuses.send(() => this.codes.push(code));
  readonly bindMobile: ScanGateway['bindMobile'] = (binding) => this.tokens.send(() => this.bindings.push(binding));
}

/** A QR code that is valid for five minutes. */
export function aTicket(code = 'scan1'): ScanTicket {
  return { code, qr: { kind: 'content', text: `https://wx.example/${code}` }, lifeMs: 300_000 };
}

export class FakeSearchGateway implements SearchGateway {
  readonly searches = new FakeRequest<AnswerOf<SearchGateway['search']>>();
  readonly requests: SearchRequest[] = [];

  readonly search: SearchGateway['search'] = (request) => this.searches.send(() => this.requests.push(request));
}

/** `sent` records the payloads in the order of the calls. */
export class FakeSignInGateway implements SignInGateway {
  readonly sent: unknown[] = [];
  readonly tokens = new FakeRequest<string>();
  readonly accounts = new FakeRequest<never>();
  readonly codeLogins = new FakeRequest<AnswerOf<SignInGateway['withLoginCode']>>();

  readonly withPassword: SignInGateway['withPassword'] = (credentials) => this.record(credentials, this.tokens);
  readonly withSms: SignInGateway['withSms'] = (proof) => this.record(proof, this.tokens);
  readonly register: SignInGateway['register'] = (account) => this.record(account, this.accounts);
  readonly resetPassword: SignInGateway['resetPassword'] = (account) => this.record(account, this.accounts);
  readonly withLoginCode: SignInGateway['withLoginCode'] = (login) => this.record(login, this.codeLogins);
  readonly bindAfterCodeLogin: SignInGateway['bindAfterCodeLogin'] = (binding) => this.record(binding, this.tokens);
  readonly socialAddress: SignInGateway['socialAddress'] = (account, { returnTo, failTo }) =>
    `https://api.example/${account}?back=${returnTo}&failed=${failTo}`;

  private record<T>(payload: unknown, fake: FakeRequest<T>): Observable<T> {
    return fake.send(() => this.sent.push(payload));
  }
}

export class FakeSiteGateway implements SiteGateway {
  readonly configs = new FakeRequest<AnswerOf<SiteGateway['config']>>();
  readonly menus = new FakeRequest<AnswerOf<SiteGateway['navs']>>();
  readonly partners = new FakeRequest<AnswerOf<SiteGateway['links']>>();

  readonly config: SiteGateway['config'] = () => this.configs.send();
  readonly navs: SiteGateway['navs'] = () => this.menus.send();
  readonly links: SiteGateway['links'] = () => this.partners.send();
}

export class FakeSocialAccountsGateway implements SocialAccountsGateway {
  readonly bindings = new FakeRequest<never>();
  readonly unbindings = new FakeRequest<never>();
  readonly tickets = new FakeRequest<ScanTicket>();
  readonly statuses = new FakeRequest<AnswerOf<SocialAccountsGateway['wechatBind']>>();
  readonly links = new FakeRequest<AnswerOf<SocialAccountsGateway['linked']>>();
  /** The codes that were sent to link and the accounts to unlink, in order. */
  readonly calls: string[] = [];

  readonly socialAddress: SocialAccountsGateway['socialAddress'] = (account, { returnTo, failTo }) =>
    `https://${account}.example/?bind=${returnTo}&else=${failTo}`;
  readonly bind: SocialAccountsGateway['bind'] = (code) => this.bindings.send(() => this.calls.push(code));
  readonly unbind: SocialAccountsGateway['unbind'] = (account) => this.unbindings.send(() => this.calls.push(account));
  readonly startWechatBind: SocialAccountsGateway['startWechatBind'] = () => this.tickets.send();
  readonly wechatBind: SocialAccountsGateway['wechatBind'] = () => this.statuses.send();
  readonly linked: SocialAccountsGateway['linked'] = () => this.links.send();
}

export class FakeStudyGateway implements StudyGateway {
  readonly learned = new FakeRequest<AnswerOf<StudyGateway['learnedCourses']>>();
  readonly bought = new FakeRequest<AnswerOf<StudyGateway['boughtCourses']>>();
  readonly liked = new FakeRequest<AnswerOf<StudyGateway['likedCourses']>>();
  readonly lessons = new FakeRequest<AnswerOf<StudyGateway['lessonsOf']>>();
  /** The requests, in order: `learned, page 2 of 10`, `lessons of 5`. */
  readonly requests: string[] = [];

  readonly learnedCourses: StudyGateway['learnedCourses'] = (part) =>
    this.request(`learned, ${describePage(part)}`, this.learned);
  readonly boughtCourses: StudyGateway['boughtCourses'] = (part) =>
    this.request(`bought, ${describePage(part)}`, this.bought);
  readonly likedCourses: StudyGateway['likedCourses'] = (part) =>
    this.request(`liked, ${describePage(part)}`, this.liked);
  readonly lessonsOf: StudyGateway['lessonsOf'] = (id) => this.request(`lessons of ${id}`, this.lessons);

  private request<T>(request: string, fake: FakeRequest<T>): Observable<T> {
    return fake.send(() => this.requests.push(request));
  }
}

export class FakeVipPlanGateway implements VipPlanGateway {
  readonly plans = new FakeRequest<AnswerOf<VipPlanGateway['all']>>();

  readonly all: VipPlanGateway['all'] = () => this.plans.send();
}

/** A transport that reports a refused token when a test emits on `refused$`. */
export class FakeTokenRefusals implements TokenRefusals {
  readonly refused$ = new Subject<void>();
}
