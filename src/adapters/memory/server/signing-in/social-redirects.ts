import { ObservableRecord } from '../records.js';
import { enforce, isBlank, refused } from '../refusal.js';
import type { SiteSettings } from '../site-settings.js';
import { BAD_PARAMETERS, NO_QQ, SOMETHING_WRONG } from '../strings.js';
import type { Channel, LoginCodes, ServerSocialAccounts, SocialUser } from './social-accounts.js';

const LONGEST_ADDRESS = 255;
const FAILURE_TEXT = { qq: 'login_err_msg', wechat: 'msg' } as const;
const ACTIONS: ReadonlySet<string> = new Set(['login', 'bind']);

/** The result of the next login at QQ or WeChat, set by a control. */
export type RedirectEnd =
  | { readonly kind: 'comes-back'; readonly who: SocialUser }
  /** A failure that the server expects and reports. */
  | { readonly kind: 'fails'; readonly text: string }
  /** Any other failure there. */
  | { readonly kind: 'breaks' };

/** The addresses to which the visitor returns. An empty text means missing. */
export interface ReturnUrls {
  readonly successUrl: string;
  readonly failureUrl: string;
  readonly action: string;
}

/**
 * A login at QQ or WeChat that returns at once, without a visit to either (docs/api/signing-in.md#qq-login,
 * docs/api/signing-in.md#wechat-login).
 */
export class SocialRedirects {
  readonly answer: ObservableRecord<{ readonly next: RedirectEnd }>;

  constructor(
    private readonly settings: ObservableRecord<SiteSettings>,
    private readonly socialAccounts: ServerSocialAccounts,
    private readonly codes: LoginCodes,
    next: RedirectEnd,
  ) {
    this.answer = new ObservableRecord({ next });
  }

  /** Returns the address at which the visitor arrives. Throws a `Refusal`, which the browser displays as JSON text. */
  visit(channel: Channel, { successUrl, failureUrl, action }: ReturnUrls): string {
    enforce(...addressRules(successUrl, 's url'), ...addressRules(failureUrl, 'f url'), [
      !ACTIONS.has(action),
      BAD_PARAMETERS,
    ]);
    if (channel === 'qq' && !this.settings.value.qq) throw refused(NO_QQ);
    const { next } = this.answer.value;
    switch (next.kind) {
      case 'comes-back':
        return withParameters(successUrl, {
          login_code: this.codes.issue(this.socialAccounts.of(channel, next.who)),
          action,
        });
      case 'fails':
        return withParameters(failureUrl, { [FAILURE_TEXT[channel]]: next.text, action });
      case 'breaks':
        throw refused(SOMETHING_WRONG);
    }
  }
}

/**
 * The server has no Chinese message for the length, so the framework's English one appears
 * (docs/api/README.md#validation-errors).
 */
function addressRules(address: string, name: string) {
  const tooLong = `The ${name} may not be greater than ${LONGEST_ADDRESS} characters.`;
  return [
    [isBlank(address), BAD_PARAMETERS],
    [address.length > LONGEST_ADDRESS, tooLong],
  ] as const;
}

/** Appends the parameters to the text of the address, as the server does. After a fragment they become part of it. */
function withParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  return address + (address.includes('?') ? '&' : '?') + new URLSearchParams(parameters).toString();
}
