import { ObservableRecord } from '../records.js';

/** The relation of one member to one course. */
export interface StudyRecord {
  readonly userId: number;
  /** The course may have been deleted since. */
  readonly courseId: number;
  readonly likedAtMs?: number;
  /** When a member who may watch the course first opened one of its lessons; no video need have been played. */
  readonly openedAtMs?: number;
  readonly bought?: { readonly atMs: number; readonly paid: number };
  /** In order of watching: the last watched lesson is last. */
  readonly watched: readonly WatchedLesson[];
}

export interface WatchedLesson {
  readonly lessonId: number;
  readonly watchedS: number;
  readonly finished: boolean;
  readonly atMs: number;
}

/** One record per member and course. Storable. */
export class StudyRecords {
  readonly stored: ObservableRecord<{ readonly all: readonly StudyRecord[] }>;

  constructor(seed: readonly StudyRecord[]) {
    this.stored = new ObservableRecord({ all: seed });
  }

  of(userId: number): readonly StudyRecord[] {
    return this.stored.value.all.filter((record) => record.userId === userId);
  }

  one(userId: number, courseId: number): StudyRecord | undefined {
    return this.of(userId).find((record) => record.courseId === courseId);
  }

  /** Returns whether the member likes the course afterwards. */
  toggleLike(userId: number, courseId: number, atMs: number): boolean {
    const record = this.one(userId, courseId) ?? { userId, courseId, watched: [] };
    const { likedAtMs, ...rest } = record;
    const likes = likedAtMs === undefined;
    this.put(likes ? { ...rest, likedAtMs: atMs } : rest);
    return likes;
  }

  /** The member owns the course from then on. */
  buy(userId: number, courseId: number, atMs: number, paid: number): void {
    const record = this.one(userId, courseId) ?? { userId, courseId, watched: [] };
    this.put({ ...record, bought: { atMs, paid } });
  }

  /** Records that the member opened a lesson; only the first time is stored. */
  open(userId: number, courseId: number, atMs: number): void {
    const record = this.one(userId, courseId) ?? { userId, courseId, watched: [] };
    if (record.openedAtMs === undefined) this.put({ ...record, openedAtMs: atMs });
  }

  /** Stores a position only if it is beyond the stored one; the lesson then becomes the last one watched. */
  watch(userId: number, courseId: number, now: WatchedLesson): void {
    const record = this.one(userId, courseId) ?? { userId, courseId, watched: [] };
    const before = record.watched.find(({ lessonId }) => lessonId === now.lessonId);
    if (before && before.watchedS >= now.watchedS) return;
    const others = record.watched.filter((entry) => entry !== before);
    const finished = now.finished || (before?.finished ?? false);
    this.put({ ...record, watched: [...others, { ...now, finished }] });
  }

  /** Replaces the record of this member and course, or adds it. */
  private put(changed: StudyRecord): void {
    const isOther = ({ userId, courseId }: StudyRecord) => userId !== changed.userId || courseId !== changed.courseId;
    const all = this.stored.value.all;
    const replaced = all.map((record) => (isOther(record) ? record : changed));
    this.stored.change({ all: replaced.includes(changed) ? replaced : [...all, changed] });
  }
}
