import type { SchedulerLike } from 'rxjs';

import { captchaDrawing } from './captcha-drawing.js';
import { TtlMap } from '../ttl-map.js';
import { imageAddress } from '../pictures.js';
import { type Random, randomText } from '../random.js';

const CAPTCHA_LIFE_MS = 300_000;
const ALPHABET = '2346789abcdefghmnpqrtuxyz';
const KEY_PREFIX = 'eyJpdiI6';
const KEY_LENGTH = 312;

/** Image captchas (API 2.1): good for 300 s and for one answer, right or wrong. */
export class Captchas {
  /** What stands in each image, by key. */
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

  /** Whether this is what stands in the image; capital letters do not matter. Uses the image up. */
  check(key: string, answer: string): boolean {
    const text = this.texts.get(key);
    this.texts.drop(key);
    return text !== undefined && text === answer.trim().toLowerCase();
  }
}
