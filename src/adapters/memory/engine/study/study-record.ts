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
