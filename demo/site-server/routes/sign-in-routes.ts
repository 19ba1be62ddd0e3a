import { get, post, type Route } from '../route.js';
import { proofFields, textField } from '../answers/values.js';

/** Captcha images, SMS codes, login, registration and password reset (docs/api/signing-in.md). */
export const ROUTES: readonly Route[] = [
  get('/api/v2/captcha/image', 'captcha', ({ site }) => {
    const { key, image } = site.captchas.draw();
    return { sensitive: false, key, img: image };
  }),
  post('/api/v2/captcha/sms', 'sms', ({ site, body }) => {
    site.sms.send({
      mobile: textField(body, 'mobile'),
      captchaText: textField(body, 'image_captcha'),
      captchaKey: textField(body, 'image_key'),
      scene: textField(body, 'scene'),
    });
  }),
  post('/api/v2/login/password', 'passwordLogin', ({ site, body }) => ({
    token: site.accounts.signInWithPassword({
      mobile: textField(body, 'mobile'),
      password: textField(body, 'password'),
    }),
  })),
  post('/api/v2/login/mobile', 'smsLogin', ({ site, body }) => ({
    token: site.accounts.signInWithSms(proofFields(body)),
  })),
  post('/api/v2/register/sms', 'register', ({ site, body }) => {
    site.accounts.register({ ...proofFields(body), password: textField(body, 'password') });
  }),
  post('/api/v2/password/reset', 'resetPassword', ({ site, body }) => {
    site.accounts.resetPassword({ ...proofFields(body), password: textField(body, 'password') });
  }),
];
