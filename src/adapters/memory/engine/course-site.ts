import type { SchedulerLike } from 'rxjs';

import { siteSeed } from '../seed/site-seed.js';
import { Accounts } from './accounts.js';
import { Adjustable } from './adjustable.js';
import type { CallName } from './call-name.js';
import { Door } from './door.js';
import type { Fault } from './fault.js';
import { Levers } from './levers.js';
import { Members } from './members.js';
import { Pictures } from './pictures.js';
import { type Random, randomBetween } from './random.js';
import { type Allowance, RateLimiter } from './rate-limiter.js';
import type { SiteSeed } from './seed-shape.js';
import { TOO_OFTEN } from './server-words.js';
import type { SiteContent, SiteSettings } from './site-settings.js';
import { Tokens } from './tokens.js';
import { Unread } from './unread.js';
import { Users } from './users.js';

export interface CourseSiteOptions {
  readonly time: SchedulerLike;
  readonly random: Random;
  readonly seed?: SiteSeed;
}

/** What awaits a call at the gate. */
export interface Admission {
  readonly waitMs: number;
  readonly fault: Fault | undefined;
  /** `undefined` while nobody counts. */
  readonly allowance: Allowance | undefined;
}

/**
 * A course site that pretends to be a MeEdu server: its members, its settings, its refusals.
 *
 * It has two faces, the memory gateways and the HTTP server of `tools/site-server`. Neither knows a rule
 * that is not in here, so what holds for one holds for the other. Its parts answer at once or throw a
 * `Refusal`; taking time and failing on the way is the business of the faces, which ask `admit` first.
 */
export class CourseSite {
  readonly settings: Adjustable<SiteSettings>;
  readonly content: Adjustable<SiteContent>;
  readonly pictures: Pictures;
  readonly members: Members;
  readonly accounts: Accounts;
  readonly levers: Levers;
  private readonly limiter: RateLimiter;
  private readonly random: Random;
  private readonly arrivals: CallName[] = [];

  constructor({ time, random, seed = siteSeed() }: CourseSiteOptions) {
    const users = new Users(seed.users);
    const tokens = new Tokens(time, random);
    const unread = new Unread(seed.unread);
    this.settings = new Adjustable(seed.settings);
    this.content = new Adjustable(seed.content);
    this.pictures = new Pictures(seed.pictures);
    const door = new Door(users, tokens, this.settings);
    this.members = new Members(door, unread);
    this.accounts = new Accounts(door, tokens);
    this.levers = new Levers(this.settings, this.content, users, tokens, unread);
    this.limiter = new RateLimiter(time);
    this.random = random;
  }

  /** Every call so far, in order of arrival. */
  get calls(): readonly CallName[] {
    return this.arrivals;
  }

  /** Every call of either face comes through here. */
  admit(call: CallName, caller: string): Admission {
    this.arrivals.push(call);
    const { latency, callsPerMinute } = this.levers.network$.value;
    const waitMs = randomBetween(this.random, latency.fromMs, latency.toMs);
    const allowance = callsPerMinute === undefined ? undefined : this.limiter.take(caller, callsPerMinute);
    const overdrawn = allowance && allowance.remaining === undefined;
    const fault: Fault | undefined = overdrawn
      ? { kind: 'envelope', code: 429, message: TOO_OFTEN }
      : this.levers.takeFault(call);
    return { waitMs, fault, allowance };
  }
}
