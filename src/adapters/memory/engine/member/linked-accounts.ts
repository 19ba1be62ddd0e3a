import type { Door } from '../door.js';
import type { LoginCodes } from '../signing-in/login-codes.js';
import { refused } from '../refusal.js';
import { BAD_PARAMETERS } from '../server-words.js';
import type { SocialAccounts } from '../signing-in/social-accounts.js';
import type { Users } from '../session/users.js';
import type { DrawnTicket, WechatScans } from '../signing-in/wechat-scans.js';
import { ALREADY_LINKED } from './server-words.js';

/** Social accounts of members who are signed in (API 2.22). Throws a `Refusal` without a valid token, or with words. */
export class LinkedAccounts {
  constructor(
    private readonly door: Door,
    private readonly users: Users,
    private readonly socials: SocialAccounts,
    private readonly loginCodes: LoginCodes,
    private readonly scans: WechatScans,
  ) {}

  bind(token: string | undefined, code: string): void {
    const user = this.door.enterOnOneDevice(token);
    const account = this.loginCodes.who(code);
    if (account.channel === 'qq' ? user.qqBound : user.wechatBound) throw refused(ALREADY_LINKED);
    this.socials.demandFree(account);
    this.loginCodes.useUp(code);
    this.socials.attach(account, user.id);
  }

  /** It is no matter whether anything was linked. */
  unbind(token: string | undefined, channel: string): void {
    const user = this.door.enterOnOneDevice(token);
    if (channel === 'qq') this.users.change(user.id, { qqBound: false });
    else if (channel === 'wechat') this.users.change(user.id, { wechatBound: false });
    else throw refused(BAD_PARAMETERS);
  }

  /** What the member scans, in generation 1; that they did shows in their account alone. */
  startWechatBind(token: string | undefined): DrawnTicket {
    return this.scans.openForLinking(this.door.enterOnOneDevice(token).id);
  }
}
