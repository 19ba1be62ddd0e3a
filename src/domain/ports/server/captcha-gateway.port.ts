import type { Observable } from 'rxjs';

import type { ImageCaptcha } from '../../signing-in/image-captcha.js';
import type { SmsRequest } from '../../signing-in/sms-request.js';
import { token } from '../../kernel/token.js';

/**
 * Draws image captchas and sends SMS codes (API 2.1, 2.2).
 *
 * Every call is cold: one request per subscription, abandoned on unsubscribe, answered later, never during
 * subscribe(). It fails only with an `AppError`. An image serves for one SMS attempt, right or wrong.
 */
export interface CaptchaGateway {
  /** A new image for every subscription. */
  image(): Observable<ImageCaptcha>;
  /** Emits nothing and completes once the SMS is on its way. */
  sendSms(request: SmsRequest): Observable<never>;
}

export const CAPTCHA_GATEWAY = token<CaptchaGateway>('CaptchaGateway');
