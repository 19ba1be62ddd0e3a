import { SEEDED, SEEDED_PASSWORD } from '../../../src/adapters/memory/seed/members.js';
import type { Scenes } from './scenes.js';
import { fieldOf, type Visit } from './visit.js';

const SMS = '/api/v2/captcha/sms';
const BY_PASSWORD = '/api/v2/login/password';
const BY_SMS = '/api/v2/login/mobile';
const REGISTER = '/api/v2/register/sms';
const RESET = '/api/v2/password/reset';

const UNKNOWN_MOBILE = '13900000000';

/** Captcha images, SMS, and the site's own login and registration (docs/api/signing-in.md). */
export const scenes: Scenes = {
  'GET /api/v2/captcha/image': async (visit) => {
    await visit.get('/api/v2/captcha/image');
  },
  'POST /api/v2/captcha/sms': async (visit) => {
    await visit.post(SMS, {});
    await visit.post(SMS, { mobile: UNKNOWN_MOBILE, image_captcha: 'a', image_key: 'b', scene: 'nope' });
    await visit.post(SMS, { ...(await solvedImage(visit)), image_captcha: 'zzzz', scene: 'login' });
    await visit.post(SMS, await solvedImage(visit));
    await visit.post(SMS, { ...(await solvedImage(visit)), scene: 'login' });
  },
  'POST /api/v2/login/password': async (visit) => {
    await visit.post(BY_PASSWORD, {});
    await visit.post(BY_PASSWORD, { mobile: SEEDED.ordinary, password: 'wrong' });
    await visit.post(BY_PASSWORD, { mobile: SEEDED.locked, password: SEEDED_PASSWORD });
    await visit.post(BY_PASSWORD, { mobile: SEEDED.ordinary, password: SEEDED_PASSWORD });
  },
  'POST /api/v2/login/mobile': async (visit) => {
    await visit.post(BY_SMS, {});
    await visit.post(BY_SMS, { mobile: SEEDED.ordinary, mobile_code: '1' });
    await visit.post(BY_SMS, visit.proof(SEEDED.locked));
    await visit.post(BY_SMS, visit.proof(UNKNOWN_MOBILE));
  },
  'POST /api/v2/register/sms': async (visit) => {
    await visit.post(REGISTER, {});
    await visit.post(REGISTER, { mobile: UNKNOWN_MOBILE, mobile_code: '1', password: '12345' });
    await visit.post(REGISTER, { mobile: UNKNOWN_MOBILE, mobile_code: '1', password: '12345678901234567' });
    await visit.post(REGISTER, { ...visit.proof(SEEDED.ordinary), password: '123456' });
    await visit.post(REGISTER, { ...visit.proof(UNKNOWN_MOBILE), password: '123456' });
  },
  'POST /api/v2/password/reset': async (visit) => {
    await visit.post(RESET, {});
    await visit.post(RESET, { ...visit.proof(UNKNOWN_MOBILE), password: '1' });
    await visit.post(RESET, { ...visit.proof(SEEDED.ordinary), password: '1' });
  },
  'POST /api/v2/logout': async (visit) => {
    const token = visit.controls.signIn(SEEDED.ordinary);
    await visit.post('/api/v2/logout', {}, token);
    await visit.post('/api/v2/logout', {}, token);
  },
};

/** A mobile, and a captcha image with its text. */
async function solvedImage(visit: Visit) {
  const image_key = fieldOf(await visit.get('/api/v2/captcha/image'), 'key');
  return { mobile: UNKNOWN_MOBILE, image_key, image_captcha: visit.signingIn.captchaText(image_key) };
}
