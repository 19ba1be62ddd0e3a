import type { SchedulerLike } from 'rxjs';

import { TtlMap } from '../ttl-map.js';
import type { Random } from '../random.js';

const SMS_CODE_LIFE_MS = 300_000;
const WRONG_TRIES_WINDOW_MS = 600_000;
const WRONG_TRIES_ALLOWED = 10;

/** What an SMS brought to a phone. */
export interface SentCode {
  readonly code: string;
  /** Selected the text; it does not bind the code (API 1.11). */
  readonly scene: string;
}

/** SMS codes, one for each number whatever it is for (API 1.11). */
export class SmsCodes {
  /** What was sent last and is still good, by mobile. */
  readonly sent: TtlMap<SentCode>;
  private readonly wrongTries: TtlMap<number>;

  constructor(
    time: SchedulerLike,
    private readonly random: Random,
  ) {
    this.sent = new TtlMap(time, SMS_CODE_LIFE_MS);
    this.wrongTries = new TtlMap(time, WRONG_TRIES_WINDOW_MS);
  }

  /** Sends a new code, which replaces an older one. */
  send(mobile: string, scene: string): void {
    const code = String(Math.floor(this.random() * 1_000_000)).padStart(6, '0');
    this.sent.put(mobile, { code, scene });
  }

  /** Whether the code is right. A right one is used up by that, and so is any code after too many wrong tries. A number never matches. */
  use(mobile: string, code: string | number): boolean {
    const right = this.sent.get(mobile)?.code === code;
    if (right || this.isOneTooMany(mobile)) {
      this.sent.drop(mobile);
      this.wrongTries.drop(mobile);
    }
    return right;
  }

  /** Counts a wrong try; the window is of the first one. */
  private isOneTooMany(mobile: string): boolean {
    const before = this.wrongTries.get(mobile);
    if (before === undefined) this.wrongTries.put(mobile, 1);
    else this.wrongTries.change(mobile, before + 1);
    return (before ?? 0) + 1 > WRONG_TRIES_ALLOWED;
  }
}
