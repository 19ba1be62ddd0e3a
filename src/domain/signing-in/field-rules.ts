import * as says from './words.js';

/** What may be wrong with a form, by field, in the order of the fields. Empty when it may be sent. */
export type Faults<Field extends string> = Readonly<Partial<Record<Field, string>>>;

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
const REQUIRED: Readonly<Record<FormKind, readonly (readonly [SignInField, string])[]>> = {
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

/** Checks a form before it is sent. Only what the specification requires: format and length are the server's to judge. */
export function faultsOf(form: FormKind, fields: Partial<SignInFields>): Faults<SignInField> {
  return Object.fromEntries(REQUIRED[form].filter(([field]) => isMissing(fields[field])));
}

/** The first faulty field on screen. */
export function firstFault(form: FormKind, faults: Faults<SignInField>): SignInField | undefined {
  return REQUIRED[form].find(([field]) => faults[field] !== undefined)?.[0];
}

/** Blanks alone are nothing, as they are for the server (API 1.3). */
function isMissing(value: string | boolean | undefined): boolean {
  return typeof value === 'string' ? value.trim() === '' : value !== true;
}

function smsFields(mobileMissing: string): readonly (readonly [SignInField, string])[] {
  return [
    ['mobile', mobileMissing],
    ['captcha', says.CAPTCHA_MISSING],
    ['smsCode', says.SMS_CODE_MISSING],
  ];
}
