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
  findMember(token: string | undefined): UserRecord | undefined {
    return token === undefined ? undefined : this.holderOfToken(token);
  }

  /** Token required (A1). */
  requireMember(token: string | undefined): UserRecord {
    const user = this.findMember(token);
    if (!user) throw new Refusal(401, SIGN_IN_FIRST);
    return user;
  }

  /** Token required; when the owner allows one device only, it must be from the member's last login (A2). */
  requireMemberOnOneDevice(token: string | undefined): UserRecord {
    const user = this.requireMember(token);
    const claims = token === undefined ? undefined : this.tokens.read(token);
    if (token !== undefined && claims && this.settings.value.oneDevice && this.tokens.isSuperseded(claims)) {
      this.tokens.revoke(token);
      throw new Refusal(401, SIGNED_IN_ELSEWHERE);
    }
    return user;
  }

  private holderOfToken(token: string): UserRecord | undefined {
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
    return this.tokenCheck.requireMemberOnOneDevice(token);
  }

  /** docs/api/session.md#unread-count. */
  unreadCount(token: string | undefined): number {
    return this.unread.of(this.tokenCheck.requireMemberOnOneDevice(token).id);
  }
}
