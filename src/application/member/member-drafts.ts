import { fieldsOf } from '../../domain/kernel/stored-json.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.js';
import type { Session } from '../../domain/session/session.js';
import type { StoredKey } from '../../domain/session/stored-keys.js';
import { MemberRecord } from '../../domain/session/member-record.js';

/**
 * Texts that a member has typed and not sent, by names that the forms choose. A draft survives a failure, the end of
 * the session, the login dialog and a reload. It is erased at sign-out and with the tab. Members never see each other's
 * drafts. Immediate.
 */
export class MemberDrafts {
  private readonly record: MemberRecord<{ readonly drafts: Readonly<Record<string, string>> }>;

  constructor(store: VisitStore, session: Pick<Session, 'member'>, key: StoredKey) {
    this.record = new MemberRecord(store, session, key, ({ drafts }) => ({
      drafts: Object.fromEntries(Object.entries(fieldsOf(drafts)).filter(isText)),
    }));
  }

  /** Empty when there is no draft. */
  read(name: string): string {
    return this.record.read().drafts[name] ?? '';
  }

  /** Replaces the stored draft; an empty text removes it. Stores nothing for a visitor who is not signed in. */
  keep(name: string, text: string): void {
    const others = Object.entries(this.record.read().drafts).filter(([other]) => other !== name);
    const drafts = text === '' ? others : [...others, [name, text] as const];
    this.record.write(drafts.length === 0 ? undefined : { drafts: Object.fromEntries(drafts) });
  }
}

function isText(entry: readonly [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
