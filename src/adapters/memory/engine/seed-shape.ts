import type { PagesSeed } from './pages/pages-seed.js';
import type { QqAnswer } from './qq-door.js';
import type { SiteContent, SiteSettings } from './site-settings.js';
import type { UnreadCounts } from './unread.js';
import type { UserRecord } from './user-record.js';

/** What a pretend site begins with. */
export interface SiteSeed {
  readonly settings: SiteSettings;
  readonly content: SiteContent;
  readonly users: readonly UserRecord[];
  readonly unread: UnreadCounts;
  readonly pages: PagesSeed;
  /** How QQ sends visitors back until a lever says otherwise. */
  readonly qqAnswer: QqAnswer;
  /** SVG by path on the server. */
  readonly pictures: Readonly<Record<string, string>>;
}
