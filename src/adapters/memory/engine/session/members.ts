import type { Door } from '../door.js';
import type { Unread } from './unread.js';
import type { UserRecord } from './user-record.js';

/** What a signed-in member may ask about themselves. Throws a `Refusal` without a valid token. */
export class Members {
  constructor(
    private readonly door: Door,
    private readonly unread: Unread,
  ) {}

  /** API 2.15. */
  detail(token: string | undefined): UserRecord {
    return this.door.enterOnOneDevice(token);
  }

  /** API 2.16. */
  unreadCount(token: string | undefined): number {
    return this.unread.of(this.door.enterOnOneDevice(token).id);
  }
}
