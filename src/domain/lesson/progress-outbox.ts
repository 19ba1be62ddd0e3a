import { fieldsOf, storedFields } from '../kernel/stored-json.js';
import type { VisitStore } from '../ports/visit-store.js';

/** A position that the server does not have yet, in whole seconds. */
export interface PendingPosition {
  readonly lessonId: number;
  readonly seconds: number;
}

/** Keyed by lesson id, which JSON writes as a string. */
type Positions = Readonly<Record<string, number>>;

/**
 * Positions that the server does not have yet (docs/spec/lesson.md#pending-progress, docs/spec/storage-keys.md#lifetimes). They are
 * stored on this device per member and removed on sign-out (stored-keys.ts). All tabs share them. Synchronous, never
 * throws.
 */
export class ProgressOutbox {
  constructor(private readonly store: VisitStore) {}

  /** Stores the larger of the two positions of a lesson, as the server does. */
  put(memberId: number, { lessonId, seconds }: PendingPosition): void {
    if (seconds <= this.positionOf(memberId, lessonId)) return;
    this.change(memberId, { ...this.of(memberId), [lessonId]: seconds });
  }

  waiting(memberId: number): readonly PendingPosition[] {
    return Object.entries(this.of(memberId)).map(([lessonId, seconds]) => ({ lessonId: Number(lessonId), seconds }));
  }

  /** 0 when no position waits. */
  positionOf(memberId: number, lessonId: number): number {
    return this.of(memberId)[lessonId] ?? 0;
  }

  /** Removes a position that the server has, or will never accept. A larger one that was stored meanwhile stays. */
  settle(memberId: number, { lessonId, seconds }: PendingPosition): void {
    const rest = Object.entries(this.of(memberId)).filter(([id, left]) => Number(id) !== lessonId || left > seconds);
    this.change(memberId, Object.fromEntries(rest));
  }

  private of(memberId: number): Positions {
    return this.all()[memberId] ?? {};
  }

  private change(memberId: number, positions: Positions): void {
    const others = Object.entries(this.all()).filter(([id]) => Number(id) !== memberId);
    const all = Object.keys(positions).length === 0 ? others : [...others, [memberId, positions] as const];
    if (all.length === 0) this.store.erase('pendingProgress');
    else this.store.write('pendingProgress', JSON.stringify(Object.fromEntries(all)));
  }

  /** Keyed by member id. Values of another shape were not written by this code and are ignored. */
  private all(): Readonly<Record<string, Positions>> {
    const members = Object.entries(storedFields(this.store.read('pendingProgress')));
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
