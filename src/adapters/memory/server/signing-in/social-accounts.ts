import type { SchedulerLike } from 'rxjs';

import type { UserRecord, Users } from '../members/users.js';
import { type Random, randomText } from '../random.js';
import { ObservableRecord, TtlMap } from '../records.js';
import { demand, isBlank, refused } from '../refusal.js';
import { BAD_PARAMETERS, EXPIRED, NO_SUCH_USER, SOCIAL_ACCOUNT_TAKEN } from '../strings.js';

export type Channel = 'qq' | 'wechat';

/** Somebody with an account at QQ or WeChat, as a control names them. */
export type SocialUser =
  /** A member of this site. */
  | { readonly kind: 'member'; readonly mobile: string }
  /**
   * Nobody the site knows. They must give a mobile if it is said here or if the site demands it of everybody
   * (docs/api/signing-in.md#code-login).
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

/** Which social account belongs to which member. */
export class SocialAccounts {
  readonly links = new ObservableRecord<Links>({});

  constructor(
    private readonly users: Users,
    private readonly random: Random,
  ) {}

  /** The account that somebody holds up; that of a member is attached to them from now on. */
  of(channel: Channel, who: SocialUser): SocialIdentity {
    if (who.kind === 'newcomer') return { channel, openId: randomText(this.random, 28), mustBind: who.mustBind };
    const user = this.users.named(who.mobile);
    const account = { channel, openId: `member-${String(user.id)}`, mustBind: false };
    this.attach(account, user.id);
    return account;
  }

  /** `undefined` while nobody has it, or when they have let it go again. Throws a `Refusal` when they have left. */
  memberWith(account: SocialIdentity): UserRecord | undefined {
    const id = this.links.value[linkOf(account)];
    if (id === undefined) return undefined;
    const user = this.users.byId(id);
    if (!user) throw refused(NO_SUCH_USER);
    return user[FLAGS[account.channel]] ? user : undefined;
  }

  /** Throws a `Refusal` when somebody has it already. */
  demandFree(account: SocialIdentity): void {
    if (this.memberWith(account)) throw refused(SOCIAL_ACCOUNT_TAKEN);
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
 * What QQ's visitors bring back, and a scan of the second generation: good for 600 s and one success
 * (docs/api/signing-in.md#qq-login, docs/api/scan.md#poll-a-scan-generation-2).
 */
export class LoginCodes {
  /** Who came, by code. */
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

  /** Throws a `Refusal` when there is no code, or one that is used, past its time or was never issued. */
  who(code: string): SocialIdentity {
    demand([isBlank(code), BAD_PARAMETERS]);
    const account = this.issued.get(code);
    if (!account) throw refused(EXPIRED);
    return account;
  }

  useUp(code: string): void {
    this.issued.drop(code);
  }
}
