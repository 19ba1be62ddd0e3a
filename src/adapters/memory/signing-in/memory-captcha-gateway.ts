import { ignoreElements, type Observable } from 'rxjs';

import type { CaptchaGateway } from '../../../domain/ports/server/captcha-gateway.port.js';
import type { ImageCaptcha } from '../../../domain/signing-in/image-captcha.js';
import type { SmsRequest } from '../../../domain/signing-in/sms-request.js';
import type { CourseSite } from '../engine/course-site.js';
import type { MemoryNetwork } from '../network/memory-network.js';

export class MemoryCaptchaGateway implements CaptchaGateway {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {}

  image(): Observable<ImageCaptcha> {
    return this.network.ask('captcha', () => this.site.captchas.draw());
  }

  sendSms(request: SmsRequest): Observable<never> {
    return this.network
      .ask('sms', () => {
        this.site.sms.send(request);
      })
      .pipe(ignoreElements());
  }
}
