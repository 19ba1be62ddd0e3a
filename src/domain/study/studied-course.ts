/** Course in the study centre (pages API 3.21). Instants in milliseconds since the epoch, lengths in seconds. */
export interface StudiedCourse {
  readonly courseId: number;
  /** `undefined` once the course has been deleted. */
  readonly course: CourseFacts | undefined;
  /** Lessons that the member has finished. */
  readonly lessonsLearned: number;
  /** `undefined` as long as nothing was watched. */
  readonly progress: CourseProgress | undefined;
  readonly lastLesson: LastLesson | undefined;
  /** When the member began, bought or liked it. */
  readonly since: number | undefined;
}

/** A course that the member has begun. */
export interface LearnedCourse extends StudiedCourse {
  /** Whether the member may watch all of it. */
  readonly subscribed: boolean;
}

/** A course that the member has bought. */
export interface BoughtCourse extends StudiedCourse {
  /** What was paid, in whole yuan. */
  readonly paid: number;
}

export interface CourseFacts {
  readonly id: number;
  readonly title: string;
  /** Absolute address of the picture; empty when there is none. */
  readonly cover: string;
  /** In whole yuan. */
  readonly charge: number;
  readonly lessonCount: number;
}

export interface CourseProgress {
  /** From 0 to 100. */
  readonly percent: number;
  readonly finished: boolean;
}

/** Where the member stopped watching. */
export interface LastLesson {
  readonly lessonId: number;
  /** Empty once the lesson has been deleted. */
  readonly title: string;
  readonly watchedS: number;
  readonly watchedAt: number | undefined;
}
