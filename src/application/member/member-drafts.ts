import { fieldsOf } from '../../domain/kernel/stored-json.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import type { Session } from '../../domain/session/session.js';
import type { StoredKey } from '../../domain/session/stored-keys.js';
import { MemberRecord } from '../../domain/session/member-record.js';
import { writerOf } from '../../domain/session/token-member.js';
import { visibleText } from '../../domain/text/visible-text.js';

/**
 * Texts that a member has typed and not sent, by names that the forms choose. A draft survives a failure, the end of
 * the session, the login dialog and a reload, also while the server has not confirmed the member yet. It is erased at
 * sign-out and with the tab. Members never see each other's drafts. Immediate.
 */
export class MemberDrafts {
  private readonly record: MemberRecord<{ readonly drafts: Readonly<Record<string, string>> }>;

  constructor(store: VisitStore, session: Pick<Session, 'member' | 'ownToken'>, key: StoredKey) {
    const owner = {
      get member() {
        return writerOf(session);
      },
    };
    this.record = new MemberRecord(store, owner, key, ({ drafts }) => ({
      drafts: Object.fromEntries(Object.entries(fieldsOf(drafts)).filter(isText)),
    }));
  }

  /** Empty when there is no draft. */
  read(name: string): string {
    const draft = this.record.read().drafts[name] ?? '';
    return visibleText(draft) === '' ? '' : draft;
  }

  /**
   * Replaces the stored draft; a text of which nothing can be seen removes it. Stores nothing for a visitor who is not
   * signed in.
   */
  save(name: string, text: string): void {
    const others = Object.entries(this.record.read().drafts).filter(([other]) => other !== name);
    const drafts = visibleText(text) === '' ? others : [...others, [name, text] as const];
    this.record.write(drafts.length === 0 ? undefined : { drafts: Object.fromEntries(drafts) });
  }
}

function isText(entry: readonly [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
