import { type Faults, missingFields, type RequiredFields } from '../forms.js';
import * as says from './strings.js';

/** The fields that sign-in forms are made of. */
export interface SignInFields {
  readonly mobile: string;
  readonly password: string;
  readonly captcha: string;
  readonly smsCode: string;
  readonly agreed: boolean;
}

export type SignInField = keyof SignInFields;

/** Which form: each has its own fields, and two its own words for the same field (spec §5). */
export type FormKind =
  'password-login' | 'sms-login' | 'register' | 'reset-password' | 'bind-mobile' | 'bind-new-mobile';

/** Required fields and their messages, in the order on screen (spec §5). */
const REQUIRED: Readonly<Record<FormKind, RequiredFields<SignInField>>> = {
  'password-login': [
    ['mobile', says.MOBILE_MISSING],
    ['password', says.PASSWORD_MISSING],
  ],
  'sms-login': smsFields(says.MOBILE_MISSING),
  register: [
    ...smsFields(says.MOBILE_MISSING),
    ['password', says.NEW_PASSWORD_MISSING],
    ['agreed', says.AGREEMENT_MISSING],
  ],
  'reset-password': [...smsFields(says.MOBILE_MISSING), ['password', says.NEW_PASSWORD_MISSING]],
  'bind-mobile': smsFields(says.MOBILE_MISSING),
  'bind-new-mobile': smsFields(says.NEW_MOBILE_MISSING),
};

/**
 * Checks a form before it is sent. Only what the specification requires: format and length are the server's to judge.
 * A captcha is required to have an SMS sent: once the code is sent to the mobile in the form, it is required no more.
 */
export function faultsOf(form: FormKind, fields: Partial<SignInFields>, isCodeSent = false): Faults<SignInField> {
  const required = REQUIRED[form].filter(([field]) => field !== 'captcha' || !isCodeSent);
  return missingFields(required, fields);
}

/** Where there is a password, the mobile is the name of the account, and password managers are told so. */
export function namesAccount(form: FormKind): boolean {
  return REQUIRED[form].some(([field]) => field === 'password');
}

function smsFields(mobileMissing: string): RequiredFields<SignInField> {
  return [
    ['mobile', mobileMissing],
    ['captcha', says.CAPTCHA_MISSING],
    ['smsCode', says.SMS_CODE_MISSING],
  ];
}
