import type { VisitStore } from '../../domain/ports/browser/visit-store.js';
import type { Session } from '../../domain/session/session.js';
import { memberId } from '../../domain/session/session-state.js';
import type { StoredKey } from '../../domain/session/stored-keys.js';

type Drafts = Readonly<Record<string, string>>;

/**
 * What a member has typed and not sent, by names that the forms choose: it outlives a failure, the end of the session, the
 * login dialog and a reload of the page; not a sign-out, and not the tab. Nobody sees the drafts of another member.
 * Immediate.
 */
export class MemberDrafts {
  constructor(
    private readonly store: VisitStore,
    private readonly session: Pick<Session, 'state$'>,
    private readonly key: StoredKey,
  ) {}

  /** Empty when there is none. */
  read(name: string): string {
    return this.own()[name] ?? '';
  }

  /** Takes the place of an older one; an empty text leaves none. Of somebody who is no member nothing is kept. */
  keep(name: string, text: string): void {
    const { member } = this;
    if (member === undefined) return;
    const others = Object.entries(this.own()).filter(([other]) => other !== name);
    const drafts: Drafts = Object.fromEntries(text === '' ? others : [...others, [name, text]]);
    if (Object.keys(drafts).length === 0) this.store.erase(this.key);
    else this.store.write(this.key, JSON.stringify({ member, drafts }));
  }

  private get member(): number | undefined {
    return memberId(this.session.state$.value);
  }

  private own(): Drafts {
    const { member } = this;
    const kept = parse(this.store.read(this.key) ?? '');
    return member !== undefined && kept?.member === member ? kept.drafts : {};
  }
}

/** Whatever has become of it in the browser's storage: only texts are taken out. */
function parse(stored: string): { readonly member: unknown; readonly drafts: Drafts } | undefined {
  try {
    const kept: unknown = JSON.parse(stored);
    if (typeof kept !== 'object' || kept === null || !('member' in kept) || !('drafts' in kept)) return undefined;
    const { member, drafts } = kept;
    if (typeof drafts !== 'object' || drafts === null) return undefined;
    const entries = Object.entries(drafts).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return { member, drafts: Object.fromEntries(entries) };
  } catch {
    return undefined;
  }
}
