import type { SchedulerLike } from 'rxjs';

import { type Random, randomText } from '../random.js';
import { RateLimiter } from '../rate-limiter.js';
import { Refusal, refused } from '../refusal.js';
import { BAD_PARAMETERS, TOO_OFTEN } from '../server-words.js';
import { TtlMap } from '../ttl-map.js';
import type { AttachmentRecord } from './course-record.js';

const HOUR_MS = 60 * 60 * 1000;
const LINKS_AN_HOUR = 60;
const SIGN_LENGTH = 20;

/** Links to files that work once, within an hour (pages API 3.12). */
export class AttachmentLinks {
  private readonly open: TtlMap<AttachmentRecord>;
  private readonly limiter: RateLimiter;

  constructor(
    time: SchedulerLike,
    private readonly random: Random,
  ) {
    this.open = new TtlMap(time, HOUR_MS);
    this.limiter = new RateLimiter(time, HOUR_MS);
  }

  /** Counts a question of a member, whatever comes of it. Throws a `Refusal` when there were too many. */
  count(userId: number): void {
    const { remaining } = this.limiter.take(String(userId), LINKS_AN_HOUR);
    if (remaining === undefined) throw new Refusal(429, TOO_OFTEN);
  }

  /** The sign of a new link. */
  sign(attachment: AttachmentRecord): string {
    const sign = randomText(this.random, SIGN_LENGTH);
    this.open.put(sign, attachment);
    return sign;
  }

  /** The file behind a link, which is used up. Throws a `Refusal` for one that is used up or expired. */
  redeem(sign: string): AttachmentRecord {
    const attachment = this.open.get(sign);
    if (attachment === undefined) throw refused(BAD_PARAMETERS);
    this.open.drop(sign);
    return attachment;
  }
}
