import type { ObservableRecord } from '../records.js';
import { Refusal } from '../refusal.js';
import type { SiteSettings } from '../site-settings.js';
import { SIGN_IN_FIRST, SIGNED_IN_ELSEWHERE } from '../strings.js';
import type { Tokens } from './tokens.js';
import type { Unread, UserRecord, Users } from './users.js';

/**
 * Checks tokens and refuses with code 401 (docs/api/README.md#not-signed-in, docs/api/README.md#tokens,
 * docs/api/README.md#one-device-rule).
 */
export class TokenCheck {
  constructor(
    private readonly users: Users,
    private readonly tokens: Tokens,
    private readonly settings: ObservableRecord<SiteSettings>,
  ) {}

  /** Optional token (auth "opt" of the pages API): an invalid token counts as none. */
  lookAt(token: string | undefined): UserRecord | undefined {
    return token === undefined ? undefined : this.holder(token);
  }

  /** Token required (A1). */
  enter(token: string | undefined): UserRecord {
    const user = this.lookAt(token);
    if (!user) throw new Refusal(401, SIGN_IN_FIRST);
    return user;
  }

  /** Token required; when the owner allows one device only, it must be from the member's last login (A2). */
  enterOnOneDevice(token: string | undefined): UserRecord {
    const user = this.enter(token);
    const claims = token === undefined ? undefined : this.tokens.read(token);
    if (token !== undefined && claims && this.settings.value.oneDevice && this.tokens.isOvertaken(claims)) {
      this.tokens.revoke(token);
      throw new Refusal(401, SIGNED_IN_ELSEWHERE);
    }
    return user;
  }

  private holder(token: string): UserRecord | undefined {
    const claims = this.tokens.read(token);
    return claims && this.users.byId(claims.userId);
  }
}

/** Data that a signed-in member may request about themselves. Throws a `Refusal` without a valid token. */
export class Members {
  constructor(
    private readonly tokenCheck: TokenCheck,
    private readonly unread: Unread,
  ) {}

  /** docs/api/session.md#member-detail. */
  detail(token: string | undefined): UserRecord {
    return this.tokenCheck.enterOnOneDevice(token);
  }

  /** docs/api/session.md#unread-count. */
  unreadCount(token: string | undefined): number {
    return this.unread.of(this.tokenCheck.enterOnOneDevice(token).id);
  }
}
