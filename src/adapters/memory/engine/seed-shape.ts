import type { SiteContent, SiteSettings } from './site-settings.js';
import type { UnreadCounts } from './unread.js';
import type { UserRecord } from './user-record.js';

/** What a pretend site begins with. */
export interface SiteSeed {
  readonly settings: SiteSettings;
  readonly content: SiteContent;
  readonly users: readonly UserRecord[];
  readonly unread: UnreadCounts;
  /** SVG by path on the server. */
  readonly pictures: Readonly<Record<string, string>>;
}
