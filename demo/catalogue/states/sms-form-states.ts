import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { CallName } from '../../../src/adapters/memory/server/calls.js';
import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import { WRONG_CAPTCHA, WRONG_SMS_CODE } from '../../../src/adapters/memory/server/strings.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import * as form from '../../../src/domain/signing-in/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { press, solveCaptcha, tick, type } from '../steps/actions.js';
import { open, seesBusy, seesCaptcha } from '../steps/events.js';
import type { Step } from '../steps/step.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { lost, never } from './calls.js';

/** A form with an SMS code: how to open it, and how it differs from the others. */
interface SmsForm {
  readonly id: string;
  readonly title: string;
  readonly address: string | ((controls: Controls) => string);
  readonly signedInAs?: string;
  readonly settings?: Parameters<Controls['setUp']>[0];
  readonly opens?: readonly Step[];
  /** The steps that fill in its other fields. */
  readonly rest?: readonly Step[];
  readonly submit: string;
  /** The call that submitting makes. */
  readonly call: CallName;
  readonly mobileMissing: string;
}

interface FormState {
  readonly id: string;
  readonly how: string;
  readonly steps?: readonly Step[];
  readonly set?: (controls: Controls) => void;
  readonly shows: string;
}

const MOBILE = type(form.MOBILE_LABEL, '13900000000');
const SEND: readonly Step[] = [MOBILE, solveCaptcha(), press(form.SEND_SMS)];

const COURSES = { address: '/courses' };
const NEW_PASSWORD = type(form.PASSWORD_LABEL, 'study-2026');

/** Every form with captcha and SMS code. */
const SMS_FORMS: readonly SmsForm[] = [
  {
    ...COURSES,
    id: 'dialogs/login-sms',
    title: titled(form.LOGIN_DIALOG, form.SMS_TAB),
    opens: [open({ kind: 'login' }), press(form.SMS_TAB)],
    submit: form.LOG_IN_NOW,
    call: 'smsLogin',
    mobileMissing: form.MOBILE_MISSING,
  },
  {
    ...COURSES,
    id: 'dialogs/register',
    title: form.REGISTER_DIALOG,
    opens: [open({ kind: 'register' })],
    rest: [NEW_PASSWORD, tick(form.AGREE)],
    submit: form.REGISTER_NOW,
    call: 'register',
    mobileMissing: form.MOBILE_MISSING,
  },
  {
    ...COURSES,
    id: 'dialogs/forgot-password',
    title: form.FORGOT_PASSWORD_DIALOG,
    opens: [open({ kind: 'forgot-password' })],
    rest: [NEW_PASSWORD],
    submit: form.RESET_PASSWORD,
    call: 'resetPassword',
    mobileMissing: form.MOBILE_MISSING,
  },
  {
    ...COURSES,
    id: 'dialogs/bind-after-scan',
    title: titled(form.BIND_MOBILE_DIALOG, form.WECHAT_SCAN_DIALOG),
    opens: [open({ kind: 'bind-mobile', code: 'scan_v2_0123456789' })],
    submit: form.BIND_NOW,
    call: 'bindAfterScan',
    mobileMissing: form.MOBILE_MISSING,
  },
  {
    id: 'dialogs/bind-after-code-login',
    title: titled(form.BIND_MOBILE_DIALOG, form.QQ_LOGIN),
    address: ({ signingIn }) =>
      `/login/callback?login_code=${signingIn.loginCode({ kind: 'newcomer', mustBind: true })}&action=login`,
    submit: form.BIND_NOW,
    call: 'bindAfterCodeLogin',
    mobileMissing: form.NEW_MOBILE_MISSING,
  },
  {
    id: 'steps/bind-mobile',
    title: ROUTES.bindMobile.title,
    address: '/bind-mobile',
    signedInAs: SEEDED.withoutMobile,
    settings: { bindMobileRequired: true },
    submit: form.BIND_NOW,
    call: 'bindMobile',
    mobileMissing: form.MOBILE_MISSING,
  },
];

export const STATES = SMS_FORMS.flatMap(smsFormStates);

/**
 * The states that all forms with captcha and SMS code have in common (docs/spec/signing-in.md#sms-code,
 * docs/spec/signing-in.md#forms).
 */
function smsFormStates(subject: SmsForm): readonly CatalogueState[] {
  const { id, title, address, signedInAs, settings = {}, opens = [] } = subject;
  return formStatesOf(subject).map((formState) => ({
    id: `${id}/${formState.id}`,
    title: titled(title, formState.how),
    address,
    ...(signedInAs !== undefined && { signedInAs }),
    set: (controls) => {
      controls.setUp(settings);
      formState.set?.(controls);
    },
    steps: [...opens, ...(formState.steps ?? [])],
    shows: formState.shows,
  }));
}

function formStatesOf({ submit, call, mobileMissing, rest = [] }: SmsForm): readonly FormState[] {
  const submits = [
    ...[MOBILE, seesCaptcha(), type(form.CAPTCHA_LABEL, 'a7k2'), type(form.SMS_CODE_LABEL, '000000')],
    ...[...rest, press(submit)],
  ];
  return [
    { id: 'empty', how: strings.IS_EMPTY, steps: [seesCaptcha()], shows: form.SEND_SMS },
    { id: 'faulty', how: strings.IS_FAULTY, steps: [seesCaptcha(), press(submit)], shows: mobileMissing },
    {
      id: 'captcha-loading',
      how: strings.CAPTCHA_IS_LOADING,
      set: never('captcha'),
      steps: [seesBusy(form.REFRESH_CAPTCHA)],
      shows: submit,
    },
    { id: 'captcha-lost', how: strings.CAPTCHA_IS_LOST, set: lost('captcha'), shows: form.CAPTCHA_FAILED },
    {
      id: 'captcha-missing',
      how: strings.CAPTCHA_IS_MISSING,
      steps: [MOBILE, seesCaptcha(), press(form.SEND_SMS)],
      shows: form.CAPTCHA_MISSING_TOAST,
    },
    {
      id: 'captcha-wrong',
      how: strings.CAPTCHA_IS_WRONG,
      steps: [MOBILE, seesCaptcha(), type(form.CAPTCHA_LABEL, '0000'), press(form.SEND_SMS)],
      shows: WRONG_CAPTCHA,
    },
    { id: 'sending', how: strings.SMS_IS_SENDING, set: never('sms'), steps: SEND, shows: form.SENDING_SMS },
    { id: 'counting', how: strings.SMS_IS_COUNTING, steps: SEND, shows: form.secondsLeftText(120) },
    { id: 'refused', how: strings.IS_REFUSED, steps: submits, shows: WRONG_SMS_CODE },
    { id: 'running', how: strings.IS_RUNNING, set: never(call), steps: [...submits, seesBusy(submit)], shows: submit },
  ];
}
