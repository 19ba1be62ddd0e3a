import type { Captchas } from './captchas.js';
import { refused } from '../refusal.js';
import { BAD_PARAMETERS, CAPTCHA_REQUIRED, MOBILE_REQUIRED, SOMETHING_WRONG, WRONG_CAPTCHA } from '../server-words.js';
import type { SmsCodes } from './sms-codes.js';
import { demand, isBlank } from '../validation.js';

const SCENES: ReadonlySet<string> = new Set(['register', 'login', 'password_reset', 'mobile_bind']);

/** What is asked for when an SMS is wanted. Empty is missing. */
export interface SmsWish {
  readonly mobile: string;
  readonly captchaText: string;
  readonly captchaKey: string;
  readonly scene: string;
}

/** Sends codes to whoever can read an image (API 2.2). */
export class SmsSending {
  constructor(
    private readonly captchas: Captchas,
    private readonly codes: SmsCodes,
  ) {}

  /** Throws a `Refusal` in the server's words. */
  send({ mobile, captchaText, captchaKey, scene }: SmsWish): void {
    demand(
      [isBlank(mobile), MOBILE_REQUIRED],
      [isBlank(captchaText), CAPTCHA_REQUIRED],
      [isBlank(captchaKey), BAD_PARAMETERS],
      [scene !== '' && !SCENES.has(scene), BAD_PARAMETERS],
    );
    if (!this.captchas.check(captchaKey, captchaText)) throw refused(WRONG_CAPTCHA);
    // Not required, and yet no SMS goes out without it.
    if (scene === '') throw refused(SOMETHING_WRONG);
    this.codes.send(mobile, scene);
  }
}
