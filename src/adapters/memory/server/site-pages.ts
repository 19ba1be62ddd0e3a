import type { SchedulerLike } from 'rxjs';

import { seededAnnouncements } from '../seed/announcements.js';
import { seededComments } from '../seed/comments.js';
import { SEEDED_STOCK } from '../seed/courses/stock.js';
import { SEEDED_HOME } from '../seed/home.js';
import { SEEDED_VIDEOS, SEEDED_STUDIES } from '../seed/lessons.js';
import { SEEDED_MESSAGES } from '../seed/messages.js';
import { SEEDED_ORDERS, seededPromoCodes } from '../seed/orders.js';
import { SEEDED_POINTS } from '../seed/points.js';
import { SEEDED_ADD_ONS } from '../seed/search.js';
import { SEEDED_PLANS } from '../seed/vip.js';
import { ServerAnnouncements } from './announcements.js';
import { ServerComments } from './comments/comments.js';
import { Catalogue, CourseRights } from './courses/course-catalogue.js';
import { AttachmentLinks, Courses } from './courses/courses.js';
import { ServerLessons } from './lesson.js';
import { StudyRecords } from './study/study-records.js';
import { Studies } from './study/study.js';
import { ServerHome } from './home.js';
import { Profiles } from './member/profiles.js';
import type { TokenCheck } from './member/token-check.js';
import type { Unread, Users } from './member/users.js';
import { Inbox } from './messages.js';
import { OrderStore, OrderControls } from './orders/order-store.js';
import { Orders } from './orders/orders.js';
import { Payments } from './orders/payments.js';
import { PointsLedger } from './points.js';
import type { Random } from './random.js';
import { ObservableRecord } from './records.js';
import { SiteSearch } from './search.js';
import type { SmsCodes } from './signing-in/captcha-and-sms.js';
import type { LoginCodes, ServerSocialAccounts } from './signing-in/social-accounts.js';
import { AccountLinks } from './signing-in/social-sign-ins.js';
import type { WechatScans } from './signing-in/wechat-scans.js';
import type { SiteSettings } from './site-settings.js';
import { Plans } from './vip.js';

/** The parts of the server that the pages depend on. */
interface SiteParts {
  readonly tokenCheck: TokenCheck;
  readonly users: Users;
  readonly unread: Unread;
  readonly smsCodes: SmsCodes;
  readonly socialAccounts: ServerSocialAccounts;
  readonly loginCodes: LoginCodes;
  readonly scans: WechatScans;
  readonly settings: ObservableRecord<SiteSettings>;
  readonly time: SchedulerLike;
  readonly random: Random;
}

/** The API that pages use after the login (docs/api/README.md, docs/api/member.md#link-a-social-account). */
export class SitePages {
  readonly announcements: ServerAnnouncements;
  readonly catalogue: Catalogue;
  readonly courses: Courses;
  readonly home: ServerHome;
  readonly comments: ServerComments;
  readonly inbox: Inbox;
  readonly plans: Plans;
  readonly lessons: ServerLessons;
  readonly linkedAccounts: AccountLinks;
  readonly points: PointsLedger;
  readonly profiles: Profiles;
  /** The orders of all members, and their changes outside the browser. */
  readonly orderStore: OrderStore;
  readonly orderControls: OrderControls;
  readonly orders: Orders;
  readonly payments: Payments;
  readonly search: SiteSearch;
  readonly studies: Studies;
  /** Favourites, purchases and progress of all members. */
  readonly studyRecords: StudyRecords;

  constructor(parts: SiteParts) {
    const { tokenCheck, users, unread, smsCodes, socialAccounts, loginCodes, scans, settings, time, random } = parts;
    this.announcements = new ServerAnnouncements(seededAnnouncements(time.now()));
    this.plans = new Plans(SEEDED_PLANS);
    this.inbox = new Inbox(tokenCheck, unread, SEEDED_MESSAGES);
    this.linkedAccounts = new AccountLinks(tokenCheck, users, socialAccounts, loginCodes, scans);
    this.profiles = new Profiles(tokenCheck, users, smsCodes, time, random);
    this.points = new PointsLedger({ tokenCheck, users, inbox: this.inbox, settings, time, random }, SEEDED_POINTS);
    this.catalogue = new Catalogue(SEEDED_STOCK);
    this.home = new ServerHome(this.catalogue, SEEDED_HOME);
    this.studyRecords = new StudyRecords(SEEDED_STUDIES);
    const rewardPayment = this.points.rewardPayment.bind(this.points);
    this.orderStore = new OrderStore(users, this.studyRecords, this.plans, time, random, rewardPayment, SEEDED_ORDERS);
    const codes = new ObservableRecord({ all: seededPromoCodes(time.now()) });
    this.orderControls = new OrderControls(this.orderStore, codes);
    this.orders = new Orders({
      tokenCheck,
      store: this.orderStore,
      catalogue: this.catalogue,
      plans: this.plans,
      studies: this.studyRecords,
      codes,
      settings,
      time,
      random,
    });
    this.payments = new Payments(tokenCheck, this.orderStore, settings, random);
    const rights = new CourseRights(this.studyRecords, settings, time);
    this.comments = new ServerComments(tokenCheck, users, this.catalogue, rights, time, seededComments(time.now()));
    this.search = new SiteSearch(this.catalogue, settings, SEEDED_ADD_ONS);
    this.studies = new Studies(tokenCheck, this.catalogue, this.studyRecords, rights);
    this.lessons = new ServerLessons(
      tokenCheck,
      this.catalogue,
      this.studyRecords,
      rights,
      SEEDED_VIDEOS,
      settings,
      time,
    );
    const links = new AttachmentLinks(time, random);
    this.courses = new Courses(tokenCheck, this.catalogue, this.studyRecords, rights, links, settings, time);
  }
}
