import { ObservableRecord } from '../records.js';

/** What one member has to do with one course. */
export interface StudyRecord {
  readonly userId: number;
  /** Of a course that may have been deleted since. */
  readonly courseId: number;
  readonly likedAtMs?: number;
  /** When the member, who may watch it, first looked at a lesson of it; nothing of it need have been watched. */
  readonly openedAtMs?: number;
  readonly bought?: { readonly atMs: number; readonly paid: number };
  /** The last one watched comes last. */
  readonly watched: readonly WatchedLesson[];
}

export interface WatchedLesson {
  readonly lessonId: number;
  readonly watchedS: number;
  readonly finished: boolean;
  readonly atMs: number;
}

/** What members have to do with courses, a record for each of the two. To be kept and brought back. */
export class StudyRecords {
  readonly kept: ObservableRecord<{ readonly all: readonly StudyRecord[] }>;

  constructor(seed: readonly StudyRecord[]) {
    this.kept = new ObservableRecord({ all: seed });
  }

  of(userId: number): readonly StudyRecord[] {
    return this.kept.value.all.filter((record) => record.userId === userId);
  }

  one(userId: number, courseId: number): StudyRecord | undefined {
    return this.of(userId).find((record) => record.courseId === courseId);
  }

  /** Whether the member likes it now. */
  toggleLike(userId: number, courseId: number, atMs: number): boolean {
    const record = this.one(userId, courseId) ?? { userId, courseId, watched: [] };
    const { likedAtMs, ...rest } = record;
    const likes = likedAtMs === undefined;
    this.put(likes ? { ...rest, likedAtMs: atMs } : rest);
    return likes;
  }

  /** The course is the member's from then on. */
  buy(userId: number, courseId: number, atMs: number, paid: number): void {
    const record = this.one(userId, courseId) ?? { userId, courseId, watched: [] };
    this.put({ ...record, bought: { atMs, paid } });
  }

  /** The member has looked at a lesson; the first time counts. */
  open(userId: number, courseId: number, atMs: number): void {
    const record = this.one(userId, courseId) ?? { userId, courseId, watched: [] };
    if (record.openedAtMs === undefined) this.put({ ...record, openedAtMs: atMs });
  }

  /** The member has come so far in a lesson. What grows is kept, and it is the last one watched then. */
  watch(userId: number, courseId: number, now: WatchedLesson): void {
    const record = this.one(userId, courseId) ?? { userId, courseId, watched: [] };
    const before = record.watched.find(({ lessonId }) => lessonId === now.lessonId);
    if (before && before.watchedS >= now.watchedS) return;
    const others = record.watched.filter((entry) => entry !== before);
    const finished = now.finished || (before?.finished ?? false);
    this.put({ ...record, watched: [...others, { ...now, finished }] });
  }

  /** In the place of what was known of the two. */
  private put(changed: StudyRecord): void {
    const isOther = ({ userId, courseId }: StudyRecord) => userId !== changed.userId || courseId !== changed.courseId;
    const all = this.kept.value.all;
    const place = all.findIndex((record) => !isOther(record));
    this.kept.change({ all: place < 0 ? [...all, changed] : all.with(place, changed) });
  }
}
