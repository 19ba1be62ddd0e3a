import { defer, type Observable } from 'rxjs';

import type { CaptchaGateway } from '../../src/domain/ports/server/captcha-gateway.port.js';
import type { ImageCaptcha } from '../../src/domain/signing-in/image-captcha.js';
import type { SmsRequest } from '../../src/domain/signing-in/sms-request.js';
import { Question } from './question.js';

export class FakeCaptchaGateway implements CaptchaGateway {
  readonly images = new Question<ImageCaptcha>();
  readonly messages = new Question<never>();
  readonly requests: SmsRequest[] = [];

  image(): Observable<ImageCaptcha> {
    return this.images.ask();
  }

  sendSms(request: SmsRequest): Observable<never> {
    return defer(() => {
      this.requests.push(request);
      return this.messages.ask();
    });
  }
}

export function aPicture(key = 'k1'): ImageCaptcha {
  return { key, image: `data:image/png;base64,${key}` };
}
