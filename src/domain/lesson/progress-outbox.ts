import type { VisitStore } from '../ports/browser/visit-store.port.js';

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
    const members = entriesOf(parsed(this.store.read('waitingProgress')));
    return Object.fromEntries(
      members.map(([id, positions]) => [id, Object.fromEntries(entriesOf(positions).filter(isPosition))]),
    );
  }
}

function isPosition(entry: readonly [id: string, seconds: unknown]): entry is [string, number] {
  const [id, seconds] = entry;
  return /^[1-9]\d*$/.test(id) && Number.isSafeInteger(seconds) && Number(seconds) > 0;
}

function entriesOf(value: unknown): readonly [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function parsed(stored: string | undefined): unknown {
  try {
    return JSON.parse(stored ?? '{}');
  } catch {
    return undefined;
  }
}
