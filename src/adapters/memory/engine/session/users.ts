import { ObservableRecord } from '../observable-record.js';
import type { UserRecord } from './user-record.js';

/** The accounts of the site. */
export class Users {
  readonly accounts: ObservableRecord<{ readonly all: readonly UserRecord[] }>;

  constructor(seed: readonly UserRecord[]) {
    this.accounts = new ObservableRecord({ all: seed });
  }

  get all(): readonly UserRecord[] {
    return this.accounts.value.all;
  }

  byId(id: number): UserRecord | undefined {
    return this.all.find((user) => user.id === id);
  }

  byMobile(mobile: string): UserRecord | undefined {
    return this.all.find((user) => user.mobile === mobile);
  }

  add(user: UserRecord): void {
    this.accounts.change({ all: [...this.all, user] });
  }

  change(id: number, patch: Partial<UserRecord>): void {
    this.accounts.change({ all: this.all.map((user) => (user.id === id ? { ...user, ...patch } : user)) });
  }

  changeEverybody(patch: Partial<UserRecord>): void {
    this.accounts.change({ all: this.all.map((user) => ({ ...user, ...patch })) });
  }

  /** Deletes the account; its tokens are worthless from then on (API 1.2). */
  remove(id: number): void {
    this.accounts.change({ all: this.all.filter((user) => user.id !== id) });
  }
}
