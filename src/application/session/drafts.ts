import type { SchedulerLike } from 'rxjs';

import { fieldsOf } from '../../domain/kernel/stored-json.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import { GUEST, MemberRecord } from '../../domain/session/member-record.js';
import type { Session } from '../../domain/session/session.js';
import type { StoredKey } from '../../domain/session/stored-keys.js';
import { writerOf } from '../../domain/session/token-member.js';
import { DRAFT_LENGTH_MAX, DRAFTS_MAX, FORM_DRAFT_LIFE_MS } from '../../domain/site/limits.js';
import { visibleText } from '../../domain/text/visible-text.js';

/** `endsAt` is a time in epoch ms; a draft without one does not end. */
interface Draft {
  readonly name: string;
  readonly text: string;
  readonly endsAt?: number | undefined;
}

type DraftRecord = MemberRecord<{ readonly drafts: readonly Draft[] }, object>;

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
    private readonly session: Pick<Session, 'memberId' | 'ownToken'>,
    key: StoredKey,
    private readonly rules?: FormRules,
  ) {
    const owner = {
      get memberId() {
        return writerOf(session);
      },
    };
    this.members = recordIn(store, owner, key);
    this.guests = rules && recordIn(store, { memberId: GUEST }, rules.guests);
  }

  /** Empty when there is no draft. */
  read(name: string): string {
    const text = this.all().find((draft) => draft.name === name)?.text ?? '';
    return visibleText(text) === '' ? '' : text;
  }

  /**
   * Replaces the stored draft; a text of which nothing can be seen, or which is too long, removes it. Stores nothing
   * while the visitor is not known; of many drafts the newest stay.
   */
  save(name: string, text: string): void {
    const others = this.all().filter((draft) => draft.name !== name);
    const isKept = visibleText(text) !== '' && text.length <= DRAFT_LENGTH_MAX;
    const endsAt = this.rules ? this.rules.time.now() + FORM_DRAFT_LIFE_MS : undefined;
    this.replace(isKept ? [...others, { name, text, endsAt }] : others);
  }

  private get record(): DraftRecord | undefined {
    if (writerOf(this.session) !== undefined) return this.members;
    return this.store.read('token') === undefined ? this.guests : undefined;
  }

  /** All drafts that have not ended, oldest first. Erases the others. */
  private all(): readonly Draft[] {
    const stored = this.record?.read().drafts ?? [];
    const now = this.rules?.time.now();
    if (now === undefined) return stored;
    const drafts = stored.filter(({ endsAt }) => endsAt === undefined || isAhead(endsAt, now));
    if (drafts.length < stored.length) this.replace(drafts);
    return drafts;
  }

  /** The ends are beside the texts, so that 0.1.0 reads the texts after a rollback. */
  private replace(all: readonly Draft[]): void {
    const newest = all.slice(-DRAFTS_MAX);
    const drafts = Object.fromEntries(newest.map(({ name, text }) => [name, text]));
    const ends = Object.fromEntries(newest.map(({ name, endsAt }) => [name, endsAt]));
    this.record?.write(newest.length === 0 ? undefined : { drafts, ends });
  }
}

/** Drafts of forms (docs/spec/every-page.md#forms). */
export function formDrafts(
  store: VisitStore,
  session: Pick<Session, 'memberId' | 'ownToken'>,
  time: FormRules['time'],
): Drafts {
  return new Drafts(store, session, 'memberDrafts', { guests: 'guestDrafts', time });
}

function recordIn(store: VisitStore, owner: Pick<Session, 'memberId'>, key: StoredKey): DraftRecord {
  return new MemberRecord(store, owner, key, ({ drafts, ends }) => {
    const endOf = fieldsOf(ends);
    return { drafts: Object.entries(fieldsOf(drafts)).flatMap(([name, draft]) => readDraft(name, draft, endOf[name])) };
  });
}

/** Builds between 0.1.0 and 1.0.0 stored an array of the text and its end. Nothing for what the site cannot have written. */
function readDraft(name: string, draft: unknown, end: unknown): readonly Draft[] {
  if (Array.isArray(draft)) return draft.length === 2 ? readDraft(name, draft[0], Number(draft[1])) : [];
  if (typeof draft !== 'string') return [];
  return [{ name, text: draft, endsAt: end === undefined ? undefined : Number(end) }];
}

/** An end that is further away than a new one shows that the clock was set back: it counts as passed. */
function isAhead(endsAt: number, now: number): boolean {
  return endsAt > now && endsAt <= now + FORM_DRAFT_LIFE_MS;
}
