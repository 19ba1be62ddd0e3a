import type { Route } from '../route.js';
import { NOTHING } from '../wire/envelope.js';
import { said, proofFields } from '../wire/said.js';

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
        mobile: said(body, 'mobile'),
        captchaText: said(body, 'image_captcha'),
        captchaKey: said(body, 'image_key'),
        scene: said(body, 'scene'),
      });
      return NOTHING;
    },
  },
  {
    method: 'POST',
    path: '/api/v2/login/password',
    call: 'passwordLogin',
    answer: ({ site, body }) => ({
      token: site.accounts.signInWithPassword({ mobile: said(body, 'mobile'), password: said(body, 'password') }),
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
      site.accounts.register({ ...proofFields(body), password: said(body, 'password') });
      return NOTHING;
    },
  },
  {
    method: 'POST',
    path: '/api/v2/password/reset',
    call: 'resetPassword',
    answer: ({ site, body }) => {
      site.accounts.resetPassword({ ...proofFields(body), password: said(body, 'password') });
      return NOTHING;
    },
  },
];
