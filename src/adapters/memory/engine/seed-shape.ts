import type { PagesSeed } from './site-pages.js';
import type { QqAnswer } from './signing-in/qq-door.js';
import type { SiteContent, SiteSettings } from './site-settings.js';
import type { UnreadCounts } from './session/unread.js';
import type { UserRecord } from './session/user-record.js';

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
