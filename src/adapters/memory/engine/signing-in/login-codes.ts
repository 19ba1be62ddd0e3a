import type { SchedulerLike } from 'rxjs';

import { TtlMap } from '../ttl-map.js';
import { type Random, randomText } from '../random.js';
import { refused } from '../refusal.js';
import { BAD_PARAMETERS, EXPIRED } from '../server-words.js';
import type { SocialAccount } from './social-accounts.js';
import { demand, isBlank } from '../validation.js';

const LIFE_MS = 600_000;

/** What QQ's visitors bring back, and a scan of the second generation: good for 600 s and one success (API 2.9, 2.14). */
export class LoginCodes {
  /** Who came, by code. */
  readonly issued: TtlMap<SocialAccount>;

  constructor(
    time: SchedulerLike,
    private readonly random: Random,
  ) {
    this.issued = new TtlMap(time, LIFE_MS);
  }

  issue(account: SocialAccount): string {
    const code = randomText(this.random, 32);
    this.issued.put(code, account);
    return code;
  }

  /** Throws a `Refusal` when there is no code, or one that is used, past its time or was never issued. */
  who(code: string): SocialAccount {
    demand([isBlank(code), BAD_PARAMETERS]);
    const account = this.issued.get(code);
    if (!account) throw refused(EXPIRED);
    return account;
  }

  useUp(code: string): void {
    this.issued.drop(code);
  }
}
