import type { Observable } from 'rxjs';

import type { CaptchaGateway } from '../../domain/ports/captcha-gateway.port.js';
import type { ImageCaptcha } from '../../domain/sms/image-captcha.js';
import type { SmsRequest } from '../../domain/sms/sms-request.js';
import { decodeImageCaptcha } from './decode-image-captcha.js';
import type { HttpClient } from './http-client.js';

export class HttpCaptchaGateway implements CaptchaGateway {
  constructor(private readonly http: HttpClient) {}

  image(): Observable<ImageCaptcha> {
    return this.http.ask({ method: 'GET', path: '/api/v2/captcha/image' }, decodeImageCaptcha);
  }

  sendSms({ mobile, captchaKey, captchaText, scene }: SmsRequest): Observable<never> {
    const body = { mobile, image_key: captchaKey, image_captcha: captchaText, scene };
    return this.http.tell({ method: 'POST', path: '/api/v2/captcha/sms', body });
  }
}
