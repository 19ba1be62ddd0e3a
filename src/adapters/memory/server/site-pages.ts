import type { SchedulerLike } from 'rxjs';

import type { Announcement } from '../../../domain/announcements.js';
import type { MemberMessage } from '../../../domain/messages.js';
import type { Order } from '../../../domain/orders/existing-orders.js';
import type { PointsRecord } from '../../../domain/points.js';
import type { VipPlan } from '../../../domain/vip.js';
import { Announcements } from './announcements.js';
import type { CommentRecord } from './comment-book.js';
import { Comments } from './comments.js';
import { Catalogue, type Stock } from './courses/catalogue.js';
import { AttachmentLinks, Courses } from './courses/courses.js';
import { type Films, Lessons } from './courses/lessons.js';
import { type StudyRecord, StudyRecords } from './courses/study-records.js';
import { Studies } from './courses/study.js';
import { HomePage, type HomeRecord } from './home.js';
import { Profiles } from './members/profiles.js';
import type { Door } from './members/token-check.js';
import type { Unread, UnreadCounts, UserRecord, Users } from './members/users.js';
import { Inbox } from './messages.js';
import { OrderBook, OrderControls, type PromoCodeRecord } from './order-book.js';
import { Orders, Records } from './orders.js';
import { PointsLedger } from './points.js';
import type { Random } from './random.js';
import { type ByMember, ObservableRecord } from './records.js';
import { type Searchable, SiteSearch, Taught } from './search.js';
import type { SmsCodes } from './signing-in/captcha-and-sms.js';
import type { QqAnswer } from './signing-in/qq.js';
import type { LoginCodes, SocialAccounts } from './signing-in/social-accounts.js';
import { LinkedAccounts } from './signing-in/social-sign-ins.js';
import type { WechatScans } from './signing-in/wechat-scans.js';
import type { SiteContent, SiteSettings } from './site-settings.js';
import { Plans } from './vip.js';

/** What the pages of a pretend site begin with. */
export interface PagesSeed {
  readonly announcements: readonly Announcement[];
  readonly home: HomeRecord;
  readonly plans: readonly VipPlan[];
  readonly catalogue: Stock;
  readonly films: Films;
  readonly comments: readonly CommentRecord[];
  /** What the search finds beside courses and lessons. */
  readonly addOns: readonly Searchable[];
  readonly studies: readonly StudyRecord[];
  readonly messages: ByMember<MemberMessage>;
  readonly orders: ByMember<Order>;
  readonly promoCodes: readonly PromoCodeRecord[];
  readonly points: ByMember<PointsRecord>;
}

/** The parts of the site that the pages stand on. */
interface Ground {
  readonly door: Door;
  readonly users: Users;
  readonly unread: Unread;
  readonly smsCodes: SmsCodes;
  readonly socials: SocialAccounts;
  readonly loginCodes: LoginCodes;
  readonly scans: WechatScans;
  readonly settings: ObservableRecord<SiteSettings>;
  readonly time: SchedulerLike;
  readonly random: Random;
}

/** What the pages of a pretend site ask, past its doors (pages API 3.1–3.12, 3.17–3.22; API 2.22). */
export class SitePages {
  readonly announcements: Announcements;
  readonly catalogue: Catalogue;
  readonly courses: Courses;
  readonly home: HomePage;
  readonly comments: Comments;
  readonly inbox: Inbox;
  readonly plans: Plans;
  readonly lessons: Lessons;
  readonly linkedAccounts: LinkedAccounts;
  readonly points: PointsLedger;
  readonly profiles: Profiles;
  /** Everybody's, and what happens to them outside the browser. */
  readonly orderBook: OrderBook;
  readonly orderControls: OrderControls;
  readonly orders: Orders;
  readonly records: Records;
  readonly search: SiteSearch;
  readonly studies: Studies;
  /** Favourites, purchases and progress of everybody. */
  readonly studyRecords: StudyRecords;

  constructor(ground: Ground, seed: PagesSeed) {
    const { door, users, unread, smsCodes, socials, loginCodes, scans, settings, time, random } = ground;
    this.announcements = new Announcements(seed.announcements);
    this.plans = new Plans(seed.plans);
    this.inbox = new Inbox(door, unread, seed.messages);
    this.linkedAccounts = new LinkedAccounts(door, users, socials, loginCodes, scans);
    this.profiles = new Profiles(door, users, smsCodes, time, random);
    this.points = new PointsLedger({ door, users, inbox: this.inbox, settings, time, random }, seed.points);
    this.catalogue = new Catalogue(seed.catalogue);
    this.home = new HomePage(this.catalogue, seed.home);
    this.studyRecords = new StudyRecords(seed.studies);
    const rewardPayment = this.points.rewardPayment.bind(this.points);
    this.orderBook = new OrderBook(users, this.studyRecords, this.plans, time, random, rewardPayment, seed.orders);
    const codes = new ObservableRecord({ all: seed.promoCodes });
    this.orderControls = new OrderControls(this.orderBook, codes);
    this.orders = new Orders({
      door,
      book: this.orderBook,
      catalogue: this.catalogue,
      plans: this.plans,
      studies: this.studyRecords,
      codes,
      settings,
      time,
      random,
    });
    this.records = new Records(door, this.orderBook, settings);
    const taught = new Taught(this.catalogue, this.studyRecords, settings, time, seed.addOns);
    this.comments = new Comments(door, users, taught, time, seed.comments);
    this.search = new SiteSearch(taught, settings);
    this.studies = new Studies(door, this.catalogue, this.studyRecords, settings, time);
    this.lessons = new Lessons(door, this.catalogue, this.studyRecords, seed.films, settings, time);
    const links = new AttachmentLinks(time, random);
    this.courses = new Courses(door, this.catalogue, this.studyRecords, links, settings, time);
  }
}

/** What a pretend site begins with. */
export interface SiteSeed {
  readonly settings: SiteSettings;
  readonly content: SiteContent;
  readonly users: readonly UserRecord[];
  readonly unread: UnreadCounts;
  readonly pages: PagesSeed;
  /** How QQ sends visitors back until a control says otherwise. */
  readonly qqAnswer: QqAnswer;
  /** SVG by path on the server. */
  readonly pictures: Readonly<Record<string, string>>;
}
