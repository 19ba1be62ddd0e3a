import { HttpCaptchaGateway } from '../../../src/adapters/http/signing-in/captcha.js';
import type { Check } from '../check.js';
import { fail, ok } from '../finding.js';
import { isPicture } from '../picture.js';
import { unanswered } from '../unanswered.js';
import { NO_PICTURE, PICTURE_FINE } from '../words.js';

/**
 * The captcha before every SMS (docs/api/signing-in.md#image-captcha). The server drops an unanswered one after 300 s;
 * requesting it has no other effect.
 */
export const checkCaptcha: Check = async (asker) => {
  const told = await asker.ask((http) => new HttpCaptchaGateway(http).image());
  const { asked, outcome } = told;
  if (outcome.kind === 'failed') return [unanswered('captcha', told, outcome.error)];
  return [isPicture(outcome.data.image) ? ok('captcha', PICTURE_FINE) : fail('captcha', asked, NO_PICTURE)];
};
