import { map, merge, type Observable, type SchedulerLike, Subject } from 'rxjs';

import { token } from '../../domain/kernel/token.js';
import { NOTES_STORED_MAX } from '../../domain/site/limits.js';
import { judgeNote, type Note, noteIdsOf, type NoteVerdict, readNote, writeNote } from '../../domain/notes/note.js';
import type { NoteStore } from '../../domain/ports/note-store.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import type { Session } from '../../domain/session/session.js';
import { writerOf } from '../../domain/session/token-member.js';
import { visibleText } from '../../domain/text/visible-text.js';
import { MemberDrafts } from '../member/member-drafts.js';

/** What a note is about, and the member who began it: it is theirs, also where another one has signed in meanwhile. */
export interface NoteTarget extends Pick<Note, 'lessonId' | 'lessonTitle' | 'atS'> {
  readonly owner: number | undefined;
  readonly courseId: number;
}

/** `stored-beside`: the note that was edited has changed meanwhile, so the text was stored as one more note. */
export type NoteOutcome =
  | { readonly kind: 'saved' | 'stored-beside' }
  | { readonly kind: 'refused'; readonly why: Exclude<NoteVerdict['kind'], 'ready'> | 'not-stored' | 'signed-out' };

/** The present member's notes about a course. */
export interface CourseNotes {
  /** `undefined` while the member is not known; then there are no notes. */
  readonly owner: number | undefined;
  readonly notes: readonly Note[];
  /** The number of this member's notes about all courses. */
  readonly onDevice: number;
}

/** An unsaved note: the second at which it was begun, and its text. */
export interface NoteDraft {
  readonly atS: number;
  readonly text: string;
}

/**
 * The notes of the present member on this device (docs/spec/lesson.md#notes). A note is never overwritten: an edit
 * stores a new version and then erases the old one, so two tabs that edit the same note keep both texts
 * (docs/decisions/0029-notes-on-the-device.md). Immediate.
 */
export class Notes {
  /** The present member, at once and when it may be another one. Cold; never errors, never completes. */
  readonly owner$: Observable<number | undefined>;
  private readonly drafts: MemberDrafts;
  /** Emits once per action of this tab, however many values it has changed. */
  private readonly changed = new Subject<void>();

  constructor(
    private readonly store: NoteStore,
    private readonly session: Pick<Session, 'state$' | 'member' | 'ownToken'>,
    visits: VisitStore,
    private readonly time: SchedulerLike,
    private readonly random: () => number,
  ) {
    this.drafts = new MemberDrafts(visits, session, 'memberDrafts');
    this.owner$ = session.state$.pipe(map(() => writerOf(session)));
  }

  /** Emits at once, and when the notes of any tab or the member change. Cold; never errors, never completes. */
  ofCourse(courseId: number): Observable<CourseNotes> {
    return merge(this.session.state$, this.store.changesElsewhere$, this.changed).pipe(map(() => this.read(courseId)));
  }

  /** Stores a note, or a new text of `base`. After a refusal nothing has changed. */
  save(target: NoteTarget, typed: string, base?: Note): NoteOutcome {
    const { owner, courseId } = target;
    if (owner === undefined) return { kind: 'refused', why: 'signed-out' };
    const stored = this.store.ids();
    const ids = stored.filter((id) => id.startsWith(noteIdsOf(owner, courseId)));
    const verdict = judgeNote(typed, ids.filter((id) => id !== base?.id).length);
    if (verdict.kind !== 'ready') return { kind: 'refused', why: verdict.kind };
    const isCurrent = base !== undefined && ids.includes(base.id);
    if (isCurrent && base.text === verdict.text) return { kind: 'saved' };
    const note = { ...target, text: verdict.text, writtenAt: base?.writtenAt ?? this.time.now() };
    if (!this.write(stored, this.unusedId(ids, noteIdsOf(owner, courseId)), writeNote(note)))
      return { kind: 'refused', why: 'not-stored' };
    const isReplaced = base === undefined || (isCurrent && this.store.erase(base.id));
    this.changed.next();
    return { kind: isReplaced ? 'saved' : 'stored-beside' };
  }

  /** Returns false when the browser refuses it: the note stays. */
  remove({ id }: Note): boolean {
    return this.eraseAll([id]);
  }

  /** Stores a note that was removed. Returns false when the browser refuses it. */
  restore(note: Note): boolean {
    const isStored = this.write(this.store.ids(), note.id, writeNote(note));
    this.changed.next();
    return isStored;
  }

  /** Removes all notes of the member from this device. Returns false when any of them may have stayed. */
  removeAll({ owner }: Pick<CourseNotes, 'owner'>): boolean {
    const ids = this.idsOf(owner);
    return ids.length > 0 && this.eraseAll(ids);
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

  private read(courseId: number): CourseNotes {
    const owner = writerOf(this.session);
    const ids = this.idsOf(owner);
    const prefix = owner === undefined ? '' : noteIdsOf(owner, courseId);
    const notes = ids.filter((id) => id.startsWith(prefix)).flatMap((id) => readNote(id, this.store.read(id)) ?? []);
    return { owner, notes, onDevice: ids.length };
  }

  private idsOf(owner: number | undefined): readonly string[] {
    return owner === undefined ? [] : this.store.ids().filter((id) => id.startsWith(noteIdsOf(owner)));
  }

  private eraseAll(ids: readonly string[]): boolean {
    const areErased = ids.map((id) => this.store.erase(id)).every(Boolean);
    this.changed.next();
    return areErased;
  }

  private isWriter({ owner }: NoteTarget): boolean {
    return owner !== undefined && owner === writerOf(this.session);
  }

  /** Tabs that write at the same time choose different ids, so none overwrites the note of another. */
  private unusedId(used: readonly string[], prefix: string): string {
    const stamp = `${this.time.now().toString(36)}-${this.random().toString(36).slice(2)}`;
    let id = prefix + stamp;
    for (let count = 2; used.includes(id); count += 1) id = `${prefix}${stamp}-${count}`;
    return id;
  }

  /** `stored`: the ids of all notes on the device. */
  private write(stored: readonly string[], id: string, value: string): boolean {
    const length = stored.reduce((sum, other) => sum + (this.store.read(other)?.length ?? 0), 0);
    return length + value.length <= NOTES_STORED_MAX && this.store.write(id, value);
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
