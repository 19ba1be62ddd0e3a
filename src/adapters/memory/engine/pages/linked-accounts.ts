import type { Adjustable } from '../adjustable.js';
import type { Door } from '../door.js';
import type { LoginCodes } from '../login-codes.js';
import { imageAddress } from '../pictures.js';
import { qrDrawing } from '../qr-drawing.js';
import { refused } from '../refusal.js';
import { BAD_PARAMETERS, NO_WECHAT_SCAN } from '../server-words.js';
import type { SiteSettings } from '../site-settings.js';
import type { SocialAccounts } from '../social-accounts.js';
import type { Users } from '../users.js';
import { ALREADY_LINKED } from './server-words.js';

/** Social accounts of members who are signed in (API 2.22). Throws a `Refusal` without a valid token, or with words. */
export class LinkedAccounts {
  constructor(
    private readonly door: Door,
    private readonly users: Users,
    private readonly socials: SocialAccounts,
    private readonly loginCodes: LoginCodes,
    private readonly settings: Adjustable<SiteSettings>,
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

  /** What the member scans; that they did is a lever's doing (`changeAccount`). */
  startWechatBind(token: string | undefined): { readonly code: string; readonly image: string } {
    const user = this.door.enterOnOneDevice(token);
    if (!this.settings.value.wechatScan) throw refused(NO_WECHAT_SCAN);
    const code = `bind_v2_${String(user.id)}`;
    return { code, image: imageAddress(qrDrawing(code)) };
  }
}
