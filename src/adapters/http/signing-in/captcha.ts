import type { Observable } from 'rxjs';

import type { CaptchaGateway, ImageCaptcha, SmsRequest } from '../../../domain/ports/sign-in-gateway.js';
import type { HttpClient } from '../client/http-client.js';
import { asRecord, nonEmptyText, required } from '../client/json-readers.js';
import { asDataImage } from '../client/page-readers.js';

/**
 * docs/api/signing-in.md#image-captcha. The key is required: without it the server could not check what the visitor
 * reads.
 */
function decodeImageCaptcha(data: unknown): ImageCaptcha {
  const captcha = asRecord(data);
  return {
    key: required(nonEmptyText(captcha?.['key']), 'captcha.key'),
    image: required(asDataImage(captcha?.['img']), 'captcha.img'),
  };
}

export class HttpCaptchaGateway implements CaptchaGateway {
  constructor(private readonly http: HttpClient) {}

  image(): Observable<ImageCaptcha> {
    return this.http.request({ method: 'GET', path: '/api/v2/captcha/image' }, decodeImageCaptcha);
  }

  sendSms({ mobile, captchaKey, captchaText, scene }: SmsRequest): Observable<never> {
    const body = { mobile, image_key: captchaKey, image_captcha: captchaText, scene };
    return this.http.send({ method: 'POST', path: '/api/v2/captcha/sms', body });
  }
}
