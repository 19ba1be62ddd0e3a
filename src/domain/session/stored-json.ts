import type { VisitStore } from '../ports/browser/visit-store.js';
import type { Session } from './session.js';
import type { StoredKey } from './stored-keys.js';

/** An object of stored JSON; its values are not checked. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a value; none where it is no object. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The fields of stored JSON; none where the text is no JSON: anything can write to the browser's storage. Never throws. */
export function storedFields(text = ''): Fields {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return {};
  }
}

/** A value that the browser stores for the present member. It names its owner: no other member reads it. Immediate, never throws. */
export class MemberRecord<T extends object> {
  constructor(
    private readonly store: VisitStore,
    private readonly session: Pick<Session, 'member'>,
    private readonly key: StoredKey,
    private readonly parse: (stored: Fields) => T,
  ) {}

  /** What `parse` makes of no fields where nothing is stored, or the value of another member. */
  read(): T {
    const { member } = this.session;
    const stored = storedFields(this.store.read(this.key));
    return this.parse(member !== undefined && stored['member'] === member ? stored : {});
  }

  /** Replaces the stored value, or erases it. Does nothing where the member is not known. */
  write(value: T | undefined): void {
    const { member } = this.session;
    if (member === undefined) return;
    if (value === undefined) this.store.erase(this.key);
    else this.store.write(this.key, JSON.stringify({ ...value, member }));
  }
}
