import type { VisitStore } from '../ports/visit-store.js';
import { type Fields, storedFields } from '../kernel/stored-json.js';
import type { Session } from './session.js';
import type { StoredKey } from './stored-keys.js';

/** The owner of what visitors store without being signed in. Ids of members are counted from 1. */
export const GUEST = 0;

/** The format of stored values. A value without a version has this one, so it is not written. */
const VERSION = 1;

/**
 * A value that the browser stores with the current member's id; no other member can read it. Synchronous, never throws.
 */
export class MemberRecord<T extends object, Written extends object = T> {
  constructor(
    private readonly store: VisitStore,
    private readonly session: Pick<Session, 'memberId'>,
    private readonly key: StoredKey,
    private readonly parse: (stored: Fields) => T,
  ) {}

  /**
   * Returns `parse({})` when nothing is stored, or the stored value belongs to another member or has another format.
   */
  read(): T {
    const { memberId } = this.session;
    const stored = storedFields(this.store.read(this.key));
    const { member: owner, version = VERSION } = stored;
    return this.parse(memberId !== undefined && owner === memberId && version === VERSION ? stored : {});
  }

  /** Replaces the stored value by one that `parse` reads as `T`, or erases it. Does nothing when the member is unknown. */
  write(value: Written | undefined): void {
    const { memberId } = this.session;
    if (memberId === undefined) return;
    if (value === undefined) this.store.erase(this.key);
    else this.store.write(this.key, JSON.stringify({ ...value, member: memberId }));
  }
}
