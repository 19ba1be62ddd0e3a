import type { SchedulerLike } from 'rxjs';

import { captchaDrawing, imageAddress } from '../images.js';
import { type Random, randomText } from '../random.js';
import { TtlMap } from '../records.js';
import { enforce, isBlank, refused } from '../refusal.js';
import {
  BAD_PARAMETERS,
  CAPTCHA_REQUIRED,
  MOBILE_REQUIRED,
  SOMETHING_WRONG,
  WRONG_CAPTCHA,
  WRONG_SMS_CODE,
} from '../strings.js';

const CAPTCHA_LIFE_MS = 300_000;
const ALPHABET = '2346789abcdefghmnpqrtuxyz';
const KEY_PREFIX = 'eyJpdiI6';
const KEY_LENGTH = 312;

/** Image captchas (docs/api/signing-in.md#image-captcha): valid for 300 s and for one answer, right or wrong. */
export class Captchas {
  /** The text of each image, by key. */
  readonly texts: TtlMap<string>;

  constructor(
    time: SchedulerLike,
    private readonly random: Random,
  ) {
    this.texts = new TtlMap(time, CAPTCHA_LIFE_MS);
  }

  draw(): { readonly key: string; readonly image: string } {
    const key = KEY_PREFIX + randomText(this.random, KEY_LENGTH - KEY_PREFIX.length);
    const text = randomText(this.random, 4, ALPHABET);
    this.texts.put(key, text);
    return { key, image: imageAddress(captchaDrawing(text, this.random)) };
  }

  /** Whether the answer matches the image, ignoring case. Uses the image up. */
  check(key: string, answer: string): boolean {
    const text = this.texts.get(key);
    this.texts.drop(key);
    return text !== undefined && text === answer.trim().toLowerCase();
  }
}

const SMS_CODE_LIFE_MS = 300_000;
const WRONG_TRIES_WINDOW_MS = 600_000;
const WRONG_TRIES_ALLOWED = 10;

/**
 * A mobile and the SMS code that proves it. An empty text means missing; a code sent as a number never matches
 * (docs/api/signing-in.md#sms-codes).
 */
export interface SmsProof {
  readonly mobile: string;
  readonly smsCode: string | number;
}

/** The code that an SMS delivered. */
export interface SentCode {
  readonly code: string;
  /** Selects the text of the SMS. The code can be used for other purposes too (docs/api/signing-in.md#sms-codes). */
  readonly scene: string;
}

/** SMS codes: one per mobile, whatever its purpose (docs/api/signing-in.md#sms-codes). */
export class SmsCodes {
  /** The last code that is still valid, by mobile. */
  readonly sent: TtlMap<SentCode>;
  private readonly wrongTries: TtlMap<number>;

  constructor(
    time: SchedulerLike,
    private readonly random: Random,
  ) {
    this.sent = new TtlMap(time, SMS_CODE_LIFE_MS);
    this.wrongTries = new TtlMap(time, WRONG_TRIES_WINDOW_MS);
  }

  /** Sends a new code, which replaces the older one. */
  send(mobile: string, scene: string): void {
    const code = String(Math.floor(this.random() * 1_000_000)).padStart(6, '0');
    this.sent.put(mobile, { code, scene });
  }

  /**
   * Whether the code is right. A right code is used up by this call; too many wrong attempts use up the current code
   * too. A number never matches.
   */
  use(mobile: string, code: string | number): boolean {
    const right = this.sent.get(mobile)?.code === code;
    if (right || this.hasTooManyTries(mobile)) {
      this.sent.drop(mobile);
      this.wrongTries.drop(mobile);
    }
    return right;
  }

  /** Uses up the code that proves a mobile. Throws a `Refusal` when it is wrong. */
  enforce({ mobile, smsCode }: SmsProof): void {
    if (!this.use(mobile, smsCode)) throw refused(WRONG_SMS_CODE);
  }

  /** Counts a wrong attempt. The time window begins with the first one. */
  private hasTooManyTries(mobile: string): boolean {
    const before = this.wrongTries.get(mobile);
    if (before === undefined) this.wrongTries.put(mobile, 1);
    else this.wrongTries.change(mobile, before + 1);
    return (before ?? 0) + 1 > WRONG_TRIES_ALLOWED;
  }
}

const SCENES: ReadonlySet<string> = new Set(['register', 'login', 'password_reset', 'mobile_bind']);

/** A request for an SMS. An empty text means missing. */
export interface SmsFields {
  readonly mobile: string;
  readonly captchaText: string;
  readonly captchaKey: string;
  readonly scene: string;
}

/** Sends SMS codes to visitors who solve a captcha (docs/api/signing-in.md#send-an-sms-code). */
export class SmsSending {
  constructor(
    private readonly captchas: Captchas,
    private readonly codes: SmsCodes,
  ) {}

  /** Throws a `Refusal` with the server's message. */
  send({ mobile, captchaText, captchaKey, scene }: SmsFields): void {
    enforce(
      [isBlank(mobile), MOBILE_REQUIRED],
      [isBlank(captchaText), CAPTCHA_REQUIRED],
      [isBlank(captchaKey), BAD_PARAMETERS],
      [scene !== '' && !SCENES.has(scene), BAD_PARAMETERS],
    );
    if (!this.captchas.check(captchaKey, captchaText)) throw refused(WRONG_CAPTCHA);
    // The scene is not required by the validation, but without it sending fails.
    if (scene === '') throw refused(SOMETHING_WRONG);
    this.codes.send(mobile, scene);
  }
}
