import { filter, ignoreElements, merge, type Observable, tap } from 'rxjs';

import type { Lesson, LessonProgress } from '../courses/directory.js';
import { PROGRESS_STEP_S, RESUME_MARGIN_S } from '../limits.js';
import type { Playback, PlaybackState } from '../ports/browser/playback.js';
import type { Presence } from '../ports/browser/presence.js';
import type { VisitStore } from '../ports/browser/visit-store.js';
import { fieldsOf, storedFields } from '../kernel/stored-json.js';

/** Where a member left off: what the server knows, and what of this device it does not know yet. */
export interface LeftOff {
  readonly progress: LessonProgress | undefined;
  /** 0 for nothing. */
  readonly waitingS: number;
}

/** As far as a lesson was ever watched, in seconds. */
export function watchedBefore({ progress, waitingS }: LeftOff): number {
  return Math.max(progress?.watchedSeconds ?? 0, waitingS);
}

/**
 * The second at which a lesson begins (pages §4): the last position, unless it was finished or is less than 5 s from
 * an end. `limitS` is the end of a preview.
 */
export function resumeAt(lesson: Pick<Lesson, 'durationSeconds'>, leftOff: LeftOff, limitS?: number): number {
  if (leftOff.progress?.finished) return 0;
  const position = watchedBefore(leftOff);
  const lengthS = lesson.durationSeconds > 0 ? lesson.durationSeconds : Infinity;
  const end = Math.min(lengthS, limitS ?? Infinity);
  return position < RESUME_MARGIN_S || position > end - RESUME_MARGIN_S ? 0 : position;
}

/** What is known of a lesson before it is played. */
export interface PlayedBefore {
  /** As far as the server, or the outbox, knows of. */
  readonly knownS: number;
  readonly durationS: number;
  /** Of a preview: nothing beyond it has been played, whatever the file does. */
  readonly limitS: number | undefined;
}

/** Follows a film and says which positions are to be sent (pages §17): what has been played, never what was only skipped to. */
export class PlayedSoFar {
  private playedS = 0;
  private sentS: number;
  private keptS = 0;

  constructor(private readonly before: PlayedBefore) {
    this.sentS = before.knownS;
  }

  /** As far as the film has ever been watched, before or now, in seconds. */
  get furthestS(): number {
    return Math.max(this.before.knownS, this.playedS);
  }

  /** Looks at what the film does; a whole number of seconds when that is to be sent now. */
  see({ phase, positionS }: PlaybackState): number | undefined {
    const { durationS, limitS = Infinity } = this.before;
    if (phase === 'playing') this.playedS = Math.max(this.playedS, Math.min(positionS, limitS));
    // The film has ended whatever its length: the server wants to hear of the whole lesson (API 3.11).
    if (phase === 'ended') this.playedS = Math.max(this.playedS, Math.min(Math.max(positionS, durationS), limitS));
    const moves = phase === 'playing' || phase === 'waiting';
    if (!moves) return this.rest();
    return Math.floor(this.playedS) - this.sentS >= PROGRESS_STEP_S ? this.rest() : undefined;
  }

  /** What has been played and not been sent, each second of it once: to be kept until it is. */
  fresh(): number | undefined {
    const seconds = Math.floor(this.playedS);
    if (seconds <= Math.max(this.sentS, this.keptS)) return undefined;
    this.keptS = seconds;
    return seconds;
  }

  /** What has been played and not been sent: on leaving, say. Asked for, it counts as sent. */
  rest(): number | undefined {
    const seconds = Math.floor(this.playedS);
    if (seconds <= this.sentS) return undefined;
    this.sentS = seconds;
    return seconds;
  }
}

/** A position that the server does not know of yet, in whole seconds. */
export interface WaitingPosition {
  readonly lessonId: number;
  readonly seconds: number;
}

/** By lesson, its id as JSON writes keys. */
type Positions = Readonly<Record<string, number>>;

/**
 * What members have played and the server has not heard (pages §4, §17). It waits on this device, belongs to the member who
 * played, and goes with sign-out (stored-keys.ts). Every tab looks into the same one. Immediate, never throws.
 */
export class ProgressOutbox {
  constructor(private readonly store: VisitStore) {}

  /** Of a lesson the largest position is kept, as the server does. */
  put(memberId: number, { lessonId, seconds }: WaitingPosition): void {
    if (seconds <= this.positionOf(memberId, lessonId)) return;
    this.change(memberId, { ...this.of(memberId), [lessonId]: seconds });
  }

  waiting(memberId: number): readonly WaitingPosition[] {
    return Object.entries(this.of(memberId)).map(([lessonId, seconds]) => ({ lessonId: Number(lessonId), seconds }));
  }

  /** 0 where nothing waits. */
  positionOf(memberId: number, lessonId: number): number {
    return this.of(memberId)[lessonId] ?? 0;
  }

  /** The server knows of it, or never will: a larger one, which came meanwhile, goes on waiting. */
  settle(memberId: number, { lessonId, seconds }: WaitingPosition): void {
    const rest = Object.entries(this.of(memberId)).filter(([id, left]) => Number(id) !== lessonId || left > seconds);
    this.change(memberId, Object.fromEntries(rest));
  }

  private of(memberId: number): Positions {
    return this.all()[memberId] ?? {};
  }

  private change(memberId: number, positions: Positions): void {
    const others = Object.entries(this.all()).filter(([id]) => Number(id) !== memberId);
    const all = Object.keys(positions).length === 0 ? others : [...others, [memberId, positions] as const];
    if (all.length === 0) this.store.erase('waitingProgress');
    else this.store.write('waitingProgress', JSON.stringify(Object.fromEntries(all)));
  }

  /** By member. What does not look like it, somebody else has written: it is nothing. */
  private all(): Readonly<Record<string, Positions>> {
    const members = Object.entries(storedFields(this.store.read('waitingProgress')));
    return Object.fromEntries(
      members.map(([id, positions]) => [
        id,
        Object.fromEntries(Object.entries(fieldsOf(positions)).filter(isPosition)),
      ]),
    );
  }
}

function isPosition(entry: readonly [id: string, seconds: unknown]): entry is [string, number] {
  const [id, seconds] = entry;
  return /^[1-9]\d*$/.test(id) && Number.isSafeInteger(seconds) && Number(seconds) > 0;
}

interface Needs {
  readonly playback: Pick<Playback, 'state$'>;
  readonly presence: Pick<Presence, 'visible$'>;
  /** Both take whole seconds: of what is to be sent now, and of what can wait. */
  readonly note: (seconds: WaitingPosition['seconds']) => void;
  readonly keep: (seconds: WaitingPosition['seconds']) => void;
}

/**
 * Writes down how far a film has been played: every second of it on this device, and for the server every 10 s, when it stops
 * and when the tab is hidden (pages §4). Cold; emits nothing, never errors, never completes.
 */
export function notingProgress(played: PlayedSoFar, { playback, presence, note, keep }: Needs): Observable<never> {
  const seen$ = playback.state$.pipe(
    tap((state) => {
      const due = played.see(state);
      const fresh = played.fresh();
      if (due !== undefined) note(due);
      else if (fresh !== undefined) keep(fresh);
    }),
  );
  // A tab that is hidden may be closed without another word.
  const hidden$ = presence.visible$.pipe(
    filter((visible) => !visible),
    tap(() => {
      const rest = played.rest();
      if (rest !== undefined) note(rest);
    }),
  );
  return merge(seen$, hidden$).pipe(ignoreElements());
}
