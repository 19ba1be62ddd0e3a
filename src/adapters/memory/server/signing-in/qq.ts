import { ObservableRecord } from '../records.js';
import { enforce, isBlank, refused } from '../refusal.js';
import type { SiteSettings } from '../site-settings.js';
import { BAD_PARAMETERS, NO_QQ, SOMETHING_WRONG } from '../strings.js';
import type { LoginCodes, SocialAccounts, SocialUser } from './social-accounts.js';

const LONGEST_ADDRESS = 255;
const ACTIONS: ReadonlySet<string> = new Set(['login', 'bind']);

/** The result of the next QQ login, set by a control. */
export type QqAnswer =
  | { readonly kind: 'comes-back'; readonly who: SocialUser }
  /** A failure that the server expects and reports. */
  | { readonly kind: 'fails'; readonly text: string }
  /** Any other failure at QQ. */
  | { readonly kind: 'breaks' };

/** The addresses to which QQ returns the visitor. An empty text means missing. */
export interface QqReturnAddresses {
  readonly successUrl: string;
  readonly failureUrl: string;
  readonly action: string;
}

/** A QQ login that returns at once, without a visit to QQ (docs/api/signing-in.md#qq-login). */
export class QqLogin {
  readonly answer: ObservableRecord<{ readonly next: QqAnswer }>;

  constructor(
    private readonly settings: ObservableRecord<SiteSettings>,
    private readonly socialAccounts: SocialAccounts,
    private readonly codes: LoginCodes,
    next: QqAnswer,
  ) {
    this.answer = new ObservableRecord({ next });
  }

  /** Returns the address at which the visitor arrives. Throws a `Refusal`, which the browser displays as JSON text. */
  visit({ successUrl, failureUrl, action }: QqReturnAddresses): string {
    enforce(...addressRules(successUrl, 's url'), ...addressRules(failureUrl, 'f url'), [
      !ACTIONS.has(action),
      BAD_PARAMETERS,
    ]);
    if (!this.settings.value.qq) throw refused(NO_QQ);
    const { next } = this.answer.value;
    switch (next.kind) {
      case 'comes-back':
        return withParameters(successUrl, {
          login_code: this.codes.issue(this.socialAccounts.of('qq', next.who)),
          action,
        });
      case 'fails':
        return withParameters(failureUrl, { login_err_msg: next.text, action });
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
