import type { SchedulerLike } from 'rxjs';

import { DEFAULT_AVATAR } from '../../seed/member-seed.js';
import { type Random, randomText } from '../random.js';
import { AGREED, type UserRecord } from './user-record.js';
import type { Users } from './users.js';

const DIGITS = '0123456789';
const INVENTED_MOBILE_LENGTH = 9;

/** Opens accounts: by SMS, by registration, by social account (API 2.4, 2.5, 2.10). */
export class Newcomers {
  constructor(
    private readonly users: Users,
    private readonly time: SchedulerLike,
    private readonly random: Random,
  ) {}

  /** An account with an invented name; without a mobile it gets nine digits that are none (API 2.15). */
  admit({ mobile, password }: { readonly mobile?: string; readonly password?: string }): UserRecord {
    const newcomer: UserRecord = {
      id: Math.max(...this.users.all.map((user) => user.id), 0) + 1,
      name: randomText(this.random, 8),
      mobile: mobile ?? this.inventedMobile(),
      password,
      avatar: DEFAULT_AVATAR,
      locked: false,
      vip: undefined,
      credit1: 0,
      qqBound: false,
      wechatBound: false,
      identity: undefined,
      // Who registers agrees by that (API 2.23).
      agreed: AGREED,
      createdAtMs: this.time.now(),
    };
    this.users.add(newcomer);
    return newcomer;
  }

  /** No mobile of a person begins with 0. */
  private inventedMobile(): string {
    return randomText(this.random, INVENTED_MOBILE_LENGTH, DIGITS).replace(/^[01]/, '5');
  }
}
