import { type Faults, missingFields, type RequiredFields } from '../forms/form-draft.js';
import { normaliseOneTimeCode } from '../text/typed-codes.js';
import { normaliseMobile } from './mobile-number.js';
import * as strings from './strings.js';

/** The fields of all sign-in forms. */
export interface SignInFields {
  readonly mobile: string;
  readonly password: string;
  readonly captcha: string;
  readonly smsCode: string;
  readonly agreed: boolean;
}

export type SignInField = keyof SignInFields;

/**
 * The kinds of forms. Each has its own fields, and two have their own messages for the same field
 * (docs/spec/signing-in.md#forms).
 */
export type FormKind =
  | 'password-login'
  | 'sms-login'
  | 'register'
  | 'reset-password'
  | 'bind-mobile'
  | 'bind-new-mobile';

/** Required fields with their messages, in the order on the screen (docs/spec/signing-in.md#forms). */
const REQUIRED: Readonly<Record<FormKind, RequiredFields<SignInField>>> = {
  'password-login': [
    ['mobile', strings.MOBILE_MISSING],
    ['password', strings.PASSWORD_MISSING],
  ],
  'sms-login': smsFields(strings.MOBILE_MISSING),
  register: [
    ...smsFields(strings.MOBILE_MISSING),
    ['password', strings.NEW_PASSWORD_MISSING],
    ['agreed', strings.AGREEMENT_MISSING],
  ],
  'reset-password': [...smsFields(strings.MOBILE_MISSING), ['password', strings.NEW_PASSWORD_MISSING]],
  'bind-mobile': smsFields(strings.MOBILE_MISSING),
  'bind-new-mobile': smsFields(strings.NEW_MOBILE_MISSING),
};

/**
 * Checks a form before it is sent. It checks only what the specification requires: the server checks format and length.
 * The captcha is required for sending an SMS, and no longer once a code was sent to the mobile number in the form.
 */
export function faultsOf(form: FormKind, fields: Partial<SignInFields>, isCodeSent = false): Faults<SignInField> {
  const required = REQUIRED[form].filter(([field]) => field !== 'captcha' || !isCodeSent);
  const { mobile = '', captcha = '', smsCode = '' } = fields;
  // What is left of a field when it is sent. Passwords are sent as typed.
  const sent = {
    mobile: normaliseMobile(mobile),
    captcha: normaliseOneTimeCode(captcha),
    smsCode: normaliseOneTimeCode(smsCode),
  };
  return missingFields(required, { ...fields, ...sent });
}

/** Forms with a password mark the mobile number as the user name for password managers. */
export function namesAccount(form: FormKind): boolean {
  return REQUIRED[form].some(([field]) => field === 'password');
}

function smsFields(mobileMissing: string): RequiredFields<SignInField> {
  return [
    ['mobile', mobileMissing],
    ['captcha', strings.CAPTCHA_MISSING],
    ['smsCode', strings.SMS_CODE_MISSING],
  ];
}
