import type { LoginCodes } from './login-codes.js';
import type { ScanTickets } from './scan-tickets.js';
import type { SocialAccount, SocialAccounts } from './social-accounts.js';
import type { Users } from '../session/users.js';
import { KEY_LIFE_MS } from './wechat-scan-keys.js';
import { LINKING_TICKET, SCAN_LIFE_MS, SIGN_IN_TICKET } from './wechat-scans.js';

/** The phone before a QR ticket: what a scan means is written in the ticket, as it is for WeChat's own server. */
export class WechatPhone {
  constructor(
    readonly tickets: ScanTickets,
    private readonly users: Users,
    private readonly socials: SocialAccounts,
    private readonly loginCodes: LoginCodes,
  ) {}

  /** A ticket that is past its time is not scanned. */
  scan(ticket: string, by: SocialAccount): void {
    if (!this.tickets.get(ticket)) return;
    if (ticket.startsWith(LINKING_TICKET)) this.link(Number(ticket.slice(LINKING_TICKET.length)), by);
    if (ticket.startsWith(LINKING_TICKET) || ticket.startsWith(SIGN_IN_TICKET)) {
      this.tickets.put(ticket, { kind: 'scanned', by }, SCAN_LIFE_MS);
    } else {
      const loginCode = this.loginCodes.issue(by);
      this.tickets.put(ticket, { kind: 'login-code', loginCode }, KEY_LIFE_MS);
    }
  }

  /** Whoever has an account of the site, or is to be linked to a member with another, hears of it on their phone alone. */
  private link(userId: number, account: SocialAccount): void {
    const user = this.users.byId(userId);
    if (user && !user.wechatBound && !this.socials.memberWith(account)) this.socials.attach(account, user.id);
  }
}
