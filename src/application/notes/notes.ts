import { map, merge, type Observable, type SchedulerLike, Subject } from 'rxjs';

import { token } from '../../domain/kernel/token.js';
import { judgeNote, type Note, noteIdsOf, type NoteVerdict } from '../../domain/notes/note.js';
import type { FileNote } from '../../domain/notes/notes-from-markdown.js';
import type { NoteStore } from '../../domain/ports/note-store.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import type { Session } from '../../domain/session/session.js';
import { writerOf } from '../../domain/session/token-member.js';
import { visibleText } from '../../domain/text/visible-text.js';
import { Drafts } from '../session/drafts.js';
import { addNotes, type AddedNotes } from './add-notes.js';
import { StoredNotes } from './stored-notes.js';

/** What a note is about, and the member who began it: it is theirs, also where another one has signed in meanwhile. */
export interface NoteTarget extends Pick<Note, 'courseId' | 'courseTitle' | 'lessonId' | 'lessonTitle' | 'atS'> {
  readonly owner: number | undefined;
}

/** `stored-beside`: the note that was edited has changed meanwhile, so the text was stored as one more note. */
export type NoteOutcome =
  | { readonly kind: 'saved' | 'stored-beside' }
  | { readonly kind: 'refused'; readonly why: Exclude<NoteVerdict['kind'], 'ready'> | 'not-stored' | 'signed-out' };

/** The present member's notes, about a course or all courses. */
export interface MemberNotes {
  /** `undefined` while the member is not known; then there are no notes. */
  readonly owner: number | undefined;
  readonly notes: readonly Note[];
  /** The number of this member's notes about all courses. */
  readonly onDevice: number;
  /** The browser forbids its storage, so there may be notes that cannot be read. */
  readonly isForbidden: boolean;
}

/** An unsaved note: the second at which it was begun, and its text. */
export interface NoteDraft {
  readonly atS: number;
  readonly text: string;
}

/**
 * The notes of the present member on this device (docs/spec/notes.md). A note is never overwritten: an edit
 * stores a new version and then erases the old one, so two tabs that edit the same note keep both texts
 * (docs/decisions/0029-notes-on-the-device.md). Immediate.
 */
export class Notes {
  /** The present member, at once and when it may be another one. Cold; never errors, never completes. */
  readonly owner$: Observable<number | undefined>;
  private readonly drafts: Drafts;
  /** Emits once per action of this tab, however many values it has changed. */
  private readonly changed = new Subject<void>();
  private readonly stored: StoredNotes;

  constructor(
    private readonly store: NoteStore,
    private readonly session: Pick<Session, 'state$' | 'memberId' | 'ownToken'>,
    visits: VisitStore,
    private readonly time: SchedulerLike,
    random: () => number,
  ) {
    this.stored = new StoredNotes(store, time, random);
    this.drafts = new Drafts(visits, session, 'memberDrafts');
    this.owner$ = session.state$.pipe(map(() => writerOf(session)));
  }

  /**
   * The notes about a course, or about all. Emits at once, and when the notes of any tab or the member change. Cold;
   * never errors, never completes.
   */
  watch(courseId?: number): Observable<MemberNotes> {
    return merge(this.session.state$, this.store.changesElsewhere$, this.changed).pipe(map(() => this.read(courseId)));
  }

  /** Stores a note, or a new text of `base`. After a refusal nothing has changed. */
  save(target: NoteTarget, typed: string, base?: Note): NoteOutcome {
    const { owner, courseId } = target;
    if (owner === undefined) return { kind: 'refused', why: 'signed-out' };
    const writer = this.stored.writer();
    const prefix = noteIdsOf(owner, courseId);
    const others = [...writer.ids].filter((id) => id.startsWith(prefix) && id !== base?.id);
    const verdict = judgeNote(typed, others.length);
    if (verdict.kind !== 'ready') return { kind: 'refused', why: verdict.kind };
    const isCurrent = base !== undefined && writer.ids.has(base.id);
    if (isCurrent && base.text === verdict.text) return { kind: 'saved' };
    const note = { ...target, text: verdict.text, writtenAt: base?.writtenAt ?? this.time.now() };
    if (writer.add(prefix, note) === undefined) return { kind: 'refused', why: 'not-stored' };
    const isReplaced = base === undefined || (isCurrent && this.stored.erase(base.id));
    this.changed.next();
    return { kind: isReplaced ? 'saved' : 'stored-beside' };
  }

  /** Stores those notes of a file that the member does not have (docs/spec/notes.md#file). */
  add(notes: readonly FileNote[]): AddedNotes {
    const owner = writerOf(this.session);
    const known = this.stored.idsOf(owner).flatMap((id) => this.stored.read(id) ?? []);
    const added = addNotes(notes, owner, known, this.stored.writer());
    this.changed.next();
    return added;
  }

  /** Removes the notes with these ids. Returns false when the browser refuses it: those stay. */
  remove(ids: readonly string[]): boolean {
    const areErased = ids.map((id) => this.stored.erase(id)).every(Boolean);
    this.changed.next();
    return areErased;
  }

  /** Stores a note that was removed. Returns false when the browser refuses it. */
  restore(note: Note): boolean {
    const isStored = this.stored.writer().put(note.id, note);
    this.changed.next();
    return isStored;
  }

  /** Removes all notes of the member from this device. Returns false when any of them may have stayed. */
  removeAll({ owner }: Pick<MemberNotes, 'owner'>): boolean {
    const ids = this.stored.idsOf(owner);
    return ids.length > 0 && this.remove(ids);
  }

  /** What the member has typed and not saved: a new note about the lesson, or a new text of `base`. */
  draft(target: NoteTarget, base?: Note): NoteDraft | undefined {
    const [, atS, text] = /^(\d{1,6}) ([^]+)$/.exec(this.drafts.read(draftNameOf(target, base))) ?? [];
    return text === undefined || visibleText(text) === '' ? undefined : { atS: Number(atS), text };
  }

  /** Replaces the draft; a text of which nothing can be seen removes it. */
  keepDraft({ atS, text }: NoteDraft, target: NoteTarget, base?: Note): void {
    if (this.isWriter(target)) this.drafts.save(draftNameOf(target, base), visibleText(text) && `${atS} ${text}`);
  }

  private read(courseId?: number): MemberNotes {
    const owner = writerOf(this.session);
    const ids = this.stored.idsOf(owner);
    const prefix = owner === undefined ? '' : noteIdsOf(owner, courseId);
    const notes = ids.filter((id) => id.startsWith(prefix)).flatMap((id) => this.stored.read(id) ?? []);
    return { owner, notes, onDevice: ids.length, isForbidden: this.store.isForbidden };
  }

  private isWriter({ owner }: NoteTarget): boolean {
    return owner !== undefined && owner === writerOf(this.session);
  }
}

function draftNameOf({ lessonId }: NoteTarget, base: Note | undefined): string {
  return `note ${base?.id ?? lessonId}`;
}

export const NOTES = token<Notes>('Notes');

declare module '../site/lazy-services.js' {
  interface LazyServiceTypes {
    readonly notes: Notes;
  }
}
