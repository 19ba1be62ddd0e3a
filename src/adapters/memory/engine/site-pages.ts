import type { SchedulerLike } from 'rxjs';

import type { ObservableRecord } from './observable-record.js';
import type { Door } from './door.js';
import type { LoginCodes } from './signing-in/login-codes.js';
import type { Random } from './random.js';
import type { SiteSettings } from './site-settings.js';
import type { SmsCodes } from './signing-in/sms-codes.js';
import type { SocialAccounts } from './signing-in/social-accounts.js';
import type { Unread } from './session/unread.js';
import type { Users } from './session/users.js';
import type { WechatScans } from './signing-in/wechat-scans.js';
import { Announcements } from './announcements/announcements.js';
import { Comments } from './comments/comments.js';
import { Inbox } from './messages/inbox.js';
import { LinkedAccounts } from './member/linked-accounts.js';
import type { PagesSeed } from './pages-seed.js';
import { Profiles } from './member/profiles.js';
import { Records } from './orders/records.js';
import { SiteSearch } from './search/site-search.js';
import { StudiedCatalogue } from './search/studied-catalogue.js';
import { Studies } from './study/studies.js';

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

/** What the pages of a pretend site ask, past its doors (pages API 3.2, 3.7, 3.8, 3.17–3.22; API 2.22). */
export class SitePages {
  readonly announcements: Announcements;
  readonly comments: Comments;
  readonly inbox: Inbox;
  readonly linkedAccounts: LinkedAccounts;
  readonly profiles: Profiles;
  readonly records: Records;
  readonly search: SiteSearch;
  readonly studies: Studies;

  constructor(ground: Ground, seed: PagesSeed) {
    const { door, users, unread, smsCodes, socials, loginCodes, scans, settings, time, random } = ground;
    this.announcements = new Announcements(seed.announcements);
    const catalogue = new StudiedCatalogue(seed.courses, seed.studies, seed.addOns);
    this.comments = new Comments(door, users, catalogue, time, seed.comments);
    this.search = new SiteSearch(catalogue, settings);
    this.inbox = new Inbox(door, unread, seed.messages);
    this.linkedAccounts = new LinkedAccounts(door, users, socials, loginCodes, scans);
    this.profiles = new Profiles(door, users, smsCodes, time, random);
    this.records = new Records(door, seed.orders, seed.points, settings);
    this.studies = new Studies(door, seed.courses, seed.studies);
  }
}
