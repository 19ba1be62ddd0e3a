import { HttpCaptchaGateway } from '../../../src/adapters/http/signing-in/captcha.js';
import type { Check } from '../check.js';
import { fail, ok } from '../finding.js';
import { isImage } from '../image.js';
import { unanswered } from '../unanswered.js';
import { NO_IMAGE, IMAGE_FINE } from '../strings.js';

/**
 * The captcha before every SMS (docs/api/signing-in.md#image-captcha). The server drops an unanswered one after 300 s;
 * requesting it has no other effect.
 */
export const checkCaptcha: Check = async (requester) => {
  const reply = await requester.send((http) => new HttpCaptchaGateway(http).image());
  const { request, outcome } = reply;
  if (outcome.kind === 'failed') return [unanswered('captcha', reply, outcome.error)];
  return [isImage(outcome.data.image) ? ok('captcha', IMAGE_FINE) : fail('captcha', request, NO_IMAGE)];
};
