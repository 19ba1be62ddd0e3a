import type { Route } from '../route.js';
import { NOTHING, proofFields, textField } from '../answers/values.js';

/** Captcha images, SMS codes, login, registration and password reset (docs/api/signing-in.md). */
export const ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/v2/captcha/image',
    call: 'captcha',
    answer: ({ site }) => {
      const { key, image } = site.captchas.draw();
      return { sensitive: false, key, img: image };
    },
  },
  {
    method: 'POST',
    path: '/api/v2/captcha/sms',
    call: 'sms',
    answer: ({ site, body }) => {
      site.sms.send({
        mobile: textField(body, 'mobile'),
        captchaText: textField(body, 'image_captcha'),
        captchaKey: textField(body, 'image_key'),
        scene: textField(body, 'scene'),
      });
      return NOTHING;
    },
  },
  {
    method: 'POST',
    path: '/api/v2/login/password',
    call: 'passwordLogin',
    answer: ({ site, body }) => ({
      token: site.accounts.signInWithPassword({
        mobile: textField(body, 'mobile'),
        password: textField(body, 'password'),
      }),
    }),
  },
  {
    method: 'POST',
    path: '/api/v2/login/mobile',
    call: 'smsLogin',
    answer: ({ site, body }) => ({ token: site.accounts.signInWithSms(proofFields(body)) }),
  },
  {
    method: 'POST',
    path: '/api/v2/register/sms',
    call: 'register',
    answer: ({ site, body }) => {
      site.accounts.register({ ...proofFields(body), password: textField(body, 'password') });
      return NOTHING;
    },
  },
  {
    method: 'POST',
    path: '/api/v2/password/reset',
    call: 'resetPassword',
    answer: ({ site, body }) => {
      site.accounts.resetPassword({ ...proofFields(body), password: textField(body, 'password') });
      return NOTHING;
    },
  },
];
