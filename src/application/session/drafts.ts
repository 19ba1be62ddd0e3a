import type { SchedulerLike } from 'rxjs';

import { fieldsOf } from '../../domain/kernel/stored-json.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import { MemberRecord } from '../../domain/session/member-record.js';
import type { Session } from '../../domain/session/session.js';
import type { StoredKey } from '../../domain/session/stored-keys.js';
import { writerOf } from '../../domain/session/token-member.js';
import { DRAFT_LENGTH_MAX, DRAFTS_MAX, FORM_DRAFT_LIFE_MS } from '../../domain/site/limits.js';
import { visibleText } from '../../domain/text/visible-text.js';

/** The owner of what guests type. Ids of members are counted from 1. */
const GUEST = 0;

/** A text, or a text that ends at a time in epoch ms. */
type Draft = string | readonly [text: string, endsAt: number];

type Entry = readonly [name: string, draft: Draft];

type DraftRecord = MemberRecord<{ readonly drafts: Readonly<Record<string, Draft>> }>;

/** The rules for drafts of forms: guests have some too, and they end `FORM_DRAFT_LIFE_MS` after the last change. */
interface FormRules {
  readonly guests: StoredKey;
  readonly time: Pick<SchedulerLike, 'now'>;
}

/**
 * Texts that a visitor has typed and not sent, by names that the forms choose. A draft survives a failure, the end of
 * the session, the login dialog and a reload, also while the server has not confirmed the member yet. It is erased at
 * sign-out and with the tab. Visitors never see each other's drafts. Immediate.
 */
export class Drafts {
  private readonly members: DraftRecord;
  private readonly guests: DraftRecord | undefined;

  constructor(
    private readonly store: VisitStore,
    private readonly session: Pick<Session, 'member' | 'ownToken'>,
    key: StoredKey,
    private readonly rules?: FormRules,
  ) {
    const owner = {
      get member() {
        return writerOf(session);
      },
    };
    this.members = recordIn(store, owner, key);
    this.guests = rules && recordIn(store, { member: GUEST }, rules.guests);
  }

  /** Empty when there is no draft. */
  read(name: string): string {
    const draft = this.all().find(([other]) => other === name)?.[1] ?? '';
    const text = typeof draft === 'string' ? draft : draft[0];
    return visibleText(text) === '' ? '' : text;
  }

  /**
   * Replaces the stored draft; a text of which nothing can be seen, or which is too long, removes it. Stores nothing
   * while the visitor is not known; of many drafts the newest stay.
   */
  save(name: string, text: string): void {
    const others = this.all().filter(([other]) => other !== name);
    const isKept = visibleText(text) !== '' && text.length <= DRAFT_LENGTH_MAX;
    const draft = this.rules ? ([text, this.rules.time.now() + FORM_DRAFT_LIFE_MS] as const) : text;
    this.replace(isKept ? [...others, [name, draft]] : others);
  }

  private get record(): DraftRecord | undefined {
    if (writerOf(this.session) !== undefined) return this.members;
    return this.store.read('token') === undefined ? this.guests : undefined;
  }

  /** All drafts that have not ended, oldest first. Erases the others. */
  private all(): readonly Entry[] {
    const stored = Object.entries(this.record?.read().drafts ?? {});
    const now = this.rules?.time.now();
    if (now === undefined) return stored;
    const drafts = stored.filter(([, draft]) => typeof draft === 'string' || isAhead(draft[1], now));
    if (drafts.length < stored.length) this.replace(drafts);
    return drafts;
  }

  private replace(drafts: readonly Entry[]): void {
    const isEmpty = drafts.length === 0;
    this.record?.write(isEmpty ? undefined : { drafts: Object.fromEntries(drafts.slice(-DRAFTS_MAX)) });
  }
}

/** Drafts of forms (docs/spec/every-page.md#forms). */
export function formDrafts(
  store: VisitStore,
  session: Pick<Session, 'member' | 'ownToken'>,
  time: FormRules['time'],
): Drafts {
  return new Drafts(store, session, 'memberDrafts', { guests: 'guestDrafts', time });
}

function recordIn(store: VisitStore, owner: Pick<Session, 'member'>, key: StoredKey): DraftRecord {
  return new MemberRecord(store, owner, key, ({ drafts }) => ({
    drafts: Object.fromEntries(Object.entries(fieldsOf(drafts)).filter(isDraft)),
  }));
}

function isDraft(entry: readonly [string, unknown]): entry is [string, Draft] {
  const [, draft] = entry;
  return typeof draft === 'string' || (Array.isArray(draft) && typeof draft[0] === 'string' && draft.length === 2);
}

/** An end that is further away than a new one shows that the clock was set back: it counts as passed. */
function isAhead(endsAt: number, now: number): boolean {
  return endsAt > now && endsAt <= now + FORM_DRAFT_LIFE_MS;
}
