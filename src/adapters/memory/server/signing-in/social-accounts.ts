import type { SchedulerLike } from 'rxjs';

import type { UserRecord, Users } from '../member/users.js';
import { type Random, randomText } from '../random.js';
import { ObservableRecord, TtlMap } from '../records.js';
import { enforce, isBlank, refused } from '../refusal.js';
import { BAD_PARAMETERS, EXPIRED, NO_SUCH_USER, SOCIAL_ACCOUNT_TAKEN } from '../strings.js';

export type Channel = 'qq' | 'wechat';

/** A user with a QQ or WeChat account, as a control names them. */
export type SocialUser =
  /** A member of this site. */
  | { readonly kind: 'member'; readonly mobile: string }
  /**
   * A user whom the site does not know. They must give a mobile if `mustBind` is true or if the site requires it of all
   * members (docs/api/signing-in.md#code-login).
   */
  | { readonly kind: 'newcomer'; readonly mustBind: boolean };

/** An account at QQ or WeChat. */
export interface SocialIdentity {
  readonly channel: Channel;
  readonly openId: string;
  readonly mustBind: boolean;
}

/** User ids by channel and `openId`. */
type Links = Readonly<Record<string, number>>;

const FLAGS = { qq: 'qqBound', wechat: 'wechatBound' } as const;

/** Links social accounts to members. */
export class ServerSocialAccounts {
  readonly links = new ObservableRecord<Links>({});

  constructor(
    private readonly users: Users,
    private readonly random: Random,
  ) {}

  /** The social account of a user. A member's account is linked to the member by this call. */
  of(channel: Channel, who: SocialUser): SocialIdentity {
    if (who.kind === 'newcomer') return { channel, openId: randomText(this.random, 28), mustBind: who.mustBind };
    const user = this.users.named(who.mobile);
    const account = { channel, openId: `member-${String(user.id)}`, mustBind: false };
    this.attach(account, user.id);
    return account;
  }

  /** `undefined` while no member is linked to the account. Throws a `Refusal` when the linked member was deleted. */
  linkedMember(account: SocialIdentity): UserRecord | undefined {
    const id = this.links.value[linkOf(account)];
    if (id === undefined) return undefined;
    const user = this.users.byId(id);
    if (!user) throw refused(NO_SUCH_USER);
    return user[FLAGS[account.channel]] ? user : undefined;
  }

  /** Throws a `Refusal` when a member is linked to the account already. */
  requireUnlinked(account: SocialIdentity): void {
    if (this.linkedMember(account)) throw refused(SOCIAL_ACCOUNT_TAKEN);
  }

  attach(account: SocialIdentity, userId: number): void {
    this.links.change({ [linkOf(account)]: userId });
    this.users.change(userId, { [FLAGS[account.channel]]: true });
  }
}

function linkOf({ channel, openId }: SocialIdentity): string {
  return `${channel}:${openId}`;
}

const LIFE_MS = 600_000;

/**
 * Login codes from a QQ login or from a scan of generation 2: valid for 600 s and for one success
 * (docs/api/signing-in.md#qq-login, docs/api/scan.md#poll-a-scan-generation-2).
 */
export class LoginCodes {
  /** The social accounts, by code. */
  readonly issued: TtlMap<SocialIdentity>;

  constructor(
    time: SchedulerLike,
    private readonly random: Random,
  ) {
    this.issued = new TtlMap(time, LIFE_MS);
  }

  issue(account: SocialIdentity): string {
    const code = randomText(this.random, 32);
    this.issued.put(code, account);
    return code;
  }

  /** Throws a `Refusal` when the code is missing, used, expired or was never issued. */
  who(code: string): SocialIdentity {
    enforce([isBlank(code), BAD_PARAMETERS]);
    const account = this.issued.get(code);
    if (!account) throw refused(EXPIRED);
    return account;
  }

  useUp(code: string): void {
    this.issued.drop(code);
  }
}
