import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import * as dialogs from '../../../src/domain/signing-in/strings.js';
import * as form from '../../../src/domain/signing-in/strings.js';
import { press, tick, type } from '../steps/deeds.js';
import { open } from '../steps/events.js';
import { titled } from '../words.js';
import type { SmsForm } from './sms-form-states.js';

const COURSES = { address: '/courses' };
const NEW_PASSWORD = type(form.PASSWORD_LABEL, 'study-2026');

/** Every form with captcha and SMS code. */
export const SMS_FORMS: readonly SmsForm[] = [
  {
    ...COURSES,
    id: 'dialogs/login-sms',
    title: titled(dialogs.LOGIN_DIALOG, form.SMS_TAB),
    opens: [open({ kind: 'login' }), press(form.SMS_TAB)],
    submit: form.LOG_IN_NOW,
    call: 'smsLogin',
    mobileMissing: form.MOBILE_MISSING,
  },
  {
    ...COURSES,
    id: 'dialogs/register',
    title: dialogs.REGISTER_DIALOG,
    opens: [open({ kind: 'register' })],
    rest: [NEW_PASSWORD, tick(form.AGREE)],
    submit: form.REGISTER_NOW,
    call: 'register',
    mobileMissing: form.MOBILE_MISSING,
  },
  {
    ...COURSES,
    id: 'dialogs/forgot-password',
    title: dialogs.FORGOT_PASSWORD_DIALOG,
    opens: [open({ kind: 'forgot-password' })],
    rest: [NEW_PASSWORD],
    submit: form.RESET_PASSWORD,
    call: 'resetPassword',
    mobileMissing: form.MOBILE_MISSING,
  },
  {
    ...COURSES,
    id: 'dialogs/bind-after-scan',
    title: titled(dialogs.BIND_MOBILE_DIALOG, dialogs.WECHAT_SCAN_DIALOG),
    opens: [open({ kind: 'bind-mobile', code: 'scan_v2_0123456789' })],
    submit: form.BIND_NOW,
    call: 'bindAfterScan',
    mobileMissing: form.MOBILE_MISSING,
  },
  {
    id: 'dialogs/bind-after-code-login',
    title: titled(dialogs.BIND_MOBILE_DIALOG, form.QQ_LOGIN),
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
