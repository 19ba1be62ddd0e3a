import { defer, type Observable } from 'rxjs';

import type { CaptchaGateway, ImageCaptcha, SmsRequest } from '../../src/domain/ports/server/sign-in-gateway.js';
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
