import 'reflect-metadata/lite';

import { Container, ContainerModule } from 'inversify';
import { VirtualTimeScheduler } from 'rxjs';

import { modules as announcementModules } from '../../../src/application/announcements/announcements.module.js';
import { modules as homeModules } from '../../../src/application/home/home.module.js';
import { HOME, HOME_GATEWAY } from '../../../src/application/home/home.tokens.js';
import { modules as studyCenterModules } from '../../../src/application/study/study-center.module.js';
import { STUDY_CENTER, STUDY_GATEWAY } from '../../../src/application/study/study.tokens.js';
import { ANNOUNCEMENT_GATEWAY, ANNOUNCEMENTS } from '../../../src/application/announcements/announcements.tokens.js';
import { applicationModule } from '../../../src/application/application.module.js';
import { modules as commentModules } from '../../../src/application/comments/comments.module.js';
import { modules as courseDetailsModules } from '../../../src/application/courses/course-details.module.js';
import { COURSE_DETAILS } from '../../../src/application/courses/course-details.tokens.js';
import { COMMENT_GATEWAY, COMMENTS } from '../../../src/application/comments/comments.tokens.js';
import { modules as courseListModules } from '../../../src/application/courses/course-list.module.js';
import { COURSE_GATEWAY, COURSE_LIST } from '../../../src/application/courses/courses.tokens.js';
import { modules as memberModules } from '../../../src/application/member/member.module.js';
import {
  MEMBER_PLACE,
  PICTURE_DESK,
  PROFILE_GATEWAY,
  SOCIALITE_GATEWAY,
} from '../../../src/application/member/member-pages.tokens.js';
import { modules as messagesModules } from '../../../src/application/messages/messages.module.js';
import { MEMBER_MESSAGES, MEMBER_MESSAGES_GATEWAY } from '../../../src/application/messages/messages.tokens.js';
import { modules as pointsModules } from '../../../src/application/points/points.module.js';
import { POINTS, POINTS_GATEWAY } from '../../../src/application/points/points.tokens.js';
import { modules as lessonModules } from '../../../src/application/lesson/lesson.module.js';
import { MemoryTabLock } from '../../../src/adapters/memory/browser/memory-tab-lock.js';
import { MemoryPlayerSlot } from '../../../src/adapters/memory/browser/memory-player-slot.js';
import {
  LESSON_GATEWAY,
  LESSONS,
  MEDIA_SESSION,
  PLAYBACK,
  PLAYER_SLOT,
} from '../../../src/application/lesson/lesson.tokens.js';
import { MemoryIdle } from '../../../src/adapters/memory/browser/memory-idle.js';
import { MemoryMediaSession } from '../../../src/adapters/memory/browser/memory-media-session.js';
import { MemoryPlayback } from '../../../src/adapters/memory/browser/memory-playback.js';
import { modules as searchModules } from '../../../src/application/search/search.module.js';
import { SEARCH, SEARCH_GATEWAY } from '../../../src/application/search/search.tokens.js';
import { modules as memberOrdersModules } from '../../../src/application/orders/member-orders.module.js';
import { modules as orderModules } from '../../../src/application/orders/order.module.js';
import { modules as orderPayModules } from '../../../src/application/orders/order-pay.module.js';
import { modules as orderSuccessModules } from '../../../src/application/orders/order-success.module.js';
import {
  ORDER,
  ORDER_GATEWAY,
  ORDER_PAY,
  ORDER_SUCCESS,
  TAB_LOCK,
} from '../../../src/application/orders/orders.tokens.js';
import { MEMBER_ORDERS, ORDERS_GATEWAY } from '../../../src/application/orders/member-orders.tokens.js';
import { modules as vipPlansModules } from '../../../src/application/vip/vip-plans.module.js';
import { VIP_PLAN_GATEWAY, VIP_PLANS } from '../../../src/application/vip/vip-plans.tokens.js';
import { modules as prefetchModules } from '../../../src/application/site/prefetch.module.js';
import { IDLE, PREFETCHER } from '../../../src/application/site/prefetch.tokens.js';
import { signingInModule } from '../../../src/application/signing-in/signing-in.module.js';
import * as s from '../../../src/application/signing-in/signing-in.tokens.js';
import * as t from '../../../src/application/tokens.js';
import { lazyServices } from '../../../src/composition/lazy-services.js';
import type { RuntimeSettings } from '../../../src/domain/ports/browser/runtime-settings.port.js';
import type { StoredKey } from '../../../src/domain/session/stored-keys.js';
import type { Site } from '../../../src/domain/site/site.js';
import { aSite } from '../../support/a-site.js';
import { FakeAccountGateway } from '../../support/fake-account-gateway.js';
import { FakeAnnouncementGateway } from '../../support/fake-announcement-gateway.js';
import { FakeCaptchaGateway } from '../../support/fake-captcha-gateway.js';
import { FakeCommentGateway } from '../../support/fake-comment-gateway.js';
import { FakeCourseGateway } from '../../support/fake-course-gateway.js';
import { FakeLessonGateway } from '../../support/fake-lesson-gateway.js';
import { FakeHomeGateway } from '../../support/fake-home-gateway.js';
import { FakeSocialiteGateway } from '../../support/fake-socialite-gateway.js';
import { FakeStudyGateway } from '../../support/fake-study-gateway.js';
import { FakeMemberGateway } from '../../support/fake-member-gateway.js';
import { FakeMemberStepsGateway } from '../../support/fake-member-steps-gateway.js';
import { FakeMemberMessagesGateway } from '../../support/fake-member-messages-gateway.js';
import { FakeNavigator } from '../../support/fake-navigator.js';
import { FakePictureDesk } from '../../support/fake-picture-desk.js';
import { FakePointsGateway } from '../../support/fake-points-gateway.js';
import { FakeOrderGateway } from '../../support/fake-order-gateway.js';
import { FakeOrdersGateway } from '../../support/fake-orders-gateway.js';
import { FakePresence } from '../../support/fake-presence.js';
import { FakeProfileGateway } from '../../support/fake-profile-gateway.js';
import { FakeScanGateway } from '../../support/fake-scan-gateway.js';
import { FakeSearchGateway } from '../../support/fake-search-gateway.js';
import { FakeSignInGateway } from '../../support/fake-sign-in-gateway.js';
import { FakeSiteGateway } from '../../support/fake-site-gateway.js';
import { FakeTokenRefusals } from '../../support/fake-token-refusals.js';
import { FakeVipPlanGateway } from '../../support/fake-vip-plan-gateway.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { RecordingLog } from '../../support/recorders.js';
import { someSettings } from '../../support/some-settings.js';

/** What becomes of fetching services that come on demand. */
type FetchOutcome = 'comes' | 'fails';

export interface WorldWishes {
  /** Where the visitor is. */
  readonly at?: string;
  /** Milliseconds since the epoch. */
  readonly now?: number;
  readonly site?: Site;
  readonly stored?: Partial<Readonly<Record<StoredKey, string>>>;
  readonly settings?: Partial<RuntimeSettings>;
  readonly signingIn?: FetchOutcome;
  readonly announcing?: FetchOutcome;
}

/** Real services and flows over fakes of everything outside: what a view needs to live. */
export class SiteWorld {
  readonly site: Site;
  readonly store: FakeVisitStore;
  readonly navigator: FakeNavigator;
  readonly members = new FakeMemberGateway();
  readonly sites = new FakeSiteGateway();
  readonly account: FakeAccountGateway;
  readonly captchas = new FakeCaptchaGateway();
  readonly scans = new FakeScanGateway();
  readonly presence = new FakePresence();
  /** Nothing is fetched ahead before a test says that the browser rests. */
  readonly idle = new MemoryIdle();
  readonly doors = new FakeSignInGateway();
  readonly memberSteps = new FakeMemberStepsGateway();
  readonly announcements = new FakeAnnouncementGateway();
  readonly comments = new FakeCommentGateway();
  readonly courses = new FakeCourseGateway();
  readonly lessons = new FakeLessonGateway();
  readonly playback: MemoryPlayback;
  readonly mediaSession = new MemoryMediaSession();
  readonly searches = new FakeSearchGateway();
  readonly home = new FakeHomeGateway();
  readonly study = new FakeStudyGateway();
  readonly profile = new FakeProfileGateway();
  readonly socialites = new FakeSocialiteGateway();
  readonly pictures = new FakePictureDesk();
  readonly messages = new FakeMemberMessagesGateway();
  readonly points = new FakePointsGateway();
  readonly vipPlans = new FakeVipPlanGateway();
  /** The list of orders. */
  readonly orders = new FakeOrdersGateway();
  /** Their making, and their payment. */
  readonly ordering = new FakeOrderGateway();
  readonly refusals = new FakeTokenRefusals();
  readonly log = new RecordingLog();
  readonly time = new VirtualTimeScheduler();
  readonly resolve: t.Resolve;
  signingIn: FetchOutcome;
  /** Of the services of the announcement page. */
  announcing: FetchOutcome;
  /** How often the services of signing in were fetched. */
  fetches = 0;

  constructor({
    at = '/',
    now = Date.UTC(2026, 10, 20),
    site = aSite(),
    stored = {},
    settings = {},
    signingIn = 'comes',
    announcing = 'comes',
  }: WorldWishes = {}) {
    this.site = site;
    this.signingIn = signingIn;
    this.announcing = announcing;
    this.time.frame = now;
    this.playback = new MemoryPlayback(this.time);
    this.store = FakeVisitStore.with(stored);
    this.navigator = new FakeNavigator(at);
    this.account = new FakeAccountGateway(this.store);
    const container = new Container({ defaultScope: 'Singleton' });
    container.load(applicationModule);
    container.bind(t.TIME).toConstantValue(this.time);
    container.bind(t.VISIT_STORE).toConstantValue(this.store);
    container.bind(t.NAVIGATOR).toConstantValue(this.navigator);
    container.bind(t.SITE_GATEWAY).toConstantValue(this.sites);
    container.bind(t.MEMBER_GATEWAY).toConstantValue(this.members);
    container.bind(t.ACCOUNT_GATEWAY).toConstantValue(this.account);
    container.bind(t.PRESENCE).toConstantValue(this.presence);
    container.bind(IDLE).toConstantValue(this.idle);
    container.bind(t.LOG).toConstantValue(this.log);
    container.bind(t.RANDOM).toConstantValue(() => 0.5);
    container.bind(t.RUNTIME_SETTINGS).toConstantValue(someSettings(settings));
    const gateways = new ContainerModule((module) => {
      module.bind(s.SIGN_IN_GATEWAY).toConstantValue(this.doors);
      module.bind(s.CAPTCHA_GATEWAY).toConstantValue(this.captchas);
      module.bind(s.SCAN_GATEWAY).toConstantValue(this.scans);
      module.bind(s.MEMBER_STEPS_GATEWAY).toConstantValue(this.memberSteps);
    });
    const fetchModules = async () => {
      this.fetches += 1;
      if (this.signingIn === 'fails') throw new Error('The chunk did not come');
      return Promise.resolve({ modules: [signingInModule, gateways], service: s.SIGNING_IN });
    };
    const announcementGateway = new ContainerModule((module) => {
      module.bind(ANNOUNCEMENT_GATEWAY).toConstantValue(this.announcements);
    });
    const fetchAnnouncements = async () => {
      if (this.announcing === 'fails') throw new Error('The chunk did not come');
      return Promise.resolve({ modules: [...announcementModules, announcementGateway], service: ANNOUNCEMENTS });
    };
    container.bind(t.TOKEN_REFUSALS).toConstantValue(this.refusals);
    const courseGateway = boundTo(COURSE_GATEWAY, this.courses);
    const fetchCourseDetails = () =>
      Promise.resolve({
        modules: [...courseDetailsModules, courseGateway],
        service: COURSE_DETAILS,
      });
    const fetchComments = () =>
      Promise.resolve({
        modules: [...commentModules, boundTo(COMMENT_GATEWAY, this.comments)],
        service: COMMENTS,
      });
    const fetchSearch = () =>
      Promise.resolve({ modules: [...searchModules, boundTo(SEARCH_GATEWAY, this.searches)], service: SEARCH });
    const fetchCourses = () =>
      Promise.resolve({
        modules: [...courseListModules, courseGateway],
        service: COURSE_LIST,
      });
    const lessonAdapters = [
      courseGateway,
      boundTo(LESSON_GATEWAY, this.lessons),
      boundTo(PLAYBACK, this.playback),
      boundTo(PLAYER_SLOT, new MemoryPlayerSlot(this.playback)),
      boundTo(MEDIA_SESSION, this.mediaSession),
    ];
    const fetchLesson = () => Promise.resolve({ modules: [...lessonModules, ...lessonAdapters], service: LESSONS });
    const studyGateway = boundTo(STUDY_GATEWAY, this.study);
    const homeGateways = [boundTo(HOME_GATEWAY, this.home), studyGateway];
    const fetchHome = () =>
      Promise.resolve({ modules: [...homeModules, announcementGateway, ...homeGateways], service: HOME });
    const memberAdapters = [
      boundTo(PROFILE_GATEWAY, this.profile),
      boundTo(SOCIALITE_GATEWAY, this.socialites),
      boundTo(PICTURE_DESK, this.pictures),
    ];
    const fetchMember = () =>
      Promise.resolve({ modules: [...memberModules, ...memberAdapters], service: MEMBER_PLACE });
    const fetchMessages = () =>
      Promise.resolve({
        modules: [...messagesModules, boundTo(MEMBER_MESSAGES_GATEWAY, this.messages)],
        service: MEMBER_MESSAGES,
      });
    const fetchPoints = () =>
      Promise.resolve({ modules: [...pointsModules, boundTo(POINTS_GATEWAY, this.points)], service: POINTS });
    const planGateway = boundTo(VIP_PLAN_GATEWAY, this.vipPlans);
    const listGateway = boundTo(ORDERS_GATEWAY, this.orders);
    const fetchVipPlans = () => Promise.resolve({ modules: [...vipPlansModules, planGateway], service: VIP_PLANS });
    const orderGateways = [boundTo(ORDER_GATEWAY, this.ordering), listGateway, courseGateway, planGateway];
    const fetchMemberOrders = () =>
      Promise.resolve({ modules: [...memberOrdersModules, listGateway], service: MEMBER_ORDERS });
    const fetchStudyCenter = () =>
      Promise.resolve({ modules: [...studyCenterModules, courseGateway, studyGateway], service: STUDY_CENTER });
    const rows = {
      signingIn: fetchModules,
      announcements: fetchAnnouncements,
      courseDetails: fetchCourseDetails,
      comments: fetchComments,
      courses: fetchCourses,
      lesson: fetchLesson,
      search: fetchSearch,
      home: fetchHome,
      member: fetchMember,
      messages: fetchMessages,
      points: fetchPoints,
      vipPlans: fetchVipPlans,
      memberOrders: fetchMemberOrders,
      order: () =>
        Promise.resolve({
          modules: [...orderModules, ...orderGateways, boundTo(TAB_LOCK, new MemoryTabLock())],
          service: ORDER,
        }),
      orderPay: () => Promise.resolve({ modules: [...orderPayModules, ...orderGateways], service: ORDER_PAY }),
      orderSuccess: () =>
        Promise.resolve({ modules: [...orderSuccessModules, ...orderGateways], service: ORDER_SUCCESS }),
      studyCenter: fetchStudyCenter,
      prefetch: () => Promise.resolve({ modules: prefetchModules, service: PREFETCHER }),
    };
    container.bind(t.LAZY_SERVICES).toConstantValue(lazyServices(container, rows));
    this.resolve = (token) => container.get(token);
    this.resolve(t.CURRENT_SITE).arrive(site);
  }

  /** Lets `milliseconds` of virtual time go by, and whatever falls due in them happen. */
  pass(milliseconds: number): void {
    this.time.maxFrames = this.time.frame + milliseconds;
    this.time.schedule(() => undefined, milliseconds);
    this.time.flush();
  }
}

/** An adapter module with one gateway in it. */
function boundTo<T>(token: t.Token<T>, gateway: T): ContainerModule {
  return new ContainerModule((module) => {
    module.bind<T>(token).toConstantValue(gateway);
  });
}
