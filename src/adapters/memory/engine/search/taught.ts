import type { SchedulerLike } from 'rxjs';

import type { CommentTarget } from '../../../../domain/comments/comment.js';
import type { Commentable, CommentTargets } from '../comments/comment-targets.js';
import type { Catalogue } from '../courses/catalogue.js';
import type { CourseRecord, LessonRecord } from '../courses/course-record.js';
import { mayWatch } from '../courses/may-watch.js';
import type { ObservableRecord } from '../observable-record.js';
import type { UserRecord } from '../session/user-record.js';
import type { SiteSettings } from '../site-settings.js';
import type { StudyRecords } from '../study/study-records.js';
import type { Searchable, Searchables } from './searchable.js';

/** The catalogue as comments and search see it: what may be spoken of, and what can be found. */
export class Taught implements CommentTargets, Searchables {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly records: StudyRecords,
    private readonly settings: ObservableRecord<SiteSettings>,
    private readonly time: SchedulerLike,
    /** What add-ons have put on the site. */
    private readonly others: readonly Searchable[],
  ) {}

  find({ kind, id }: CommentTarget): Commentable | undefined {
    const course =
      kind === 'course'
        ? this.published().find((entry) => entry.id === id)
        : this.published().find(({ lessons }) => lessons.some((lesson) => lesson.id === id));
    return course && { commentsAllowed: course.allowsComments, mayWatch: (user) => this.isOpen(course, user) };
  }

  all(): readonly Searchable[] {
    const courses = this.published().flatMap((course) => [
      courseEntry(course),
      ...course.lessons.map((lesson) => lessonEntry(lesson, course)),
    ]);
    return [...courses, ...this.others];
  }

  private published(): readonly CourseRecord[] {
    return this.catalogue.courses.filter(({ isPublished }) => isPublished);
  }

  private isOpen(course: CourseRecord, user: UserRecord): boolean {
    const { generation } = this.settings.value;
    return mayWatch(course, this.records.one(user.id, course.id), { user, generation, now: this.time.now() });
  }
}

function courseEntry({ id, title, shortDescription, thumb, charge, publishedAtMs }: CourseRecord): Searchable {
  return { type: 'vod', id, title, description: shortDescription, thumb, charge, createdAtMs: publishedAtMs };
}

function lessonEntry({ id, title, publishedAtMs }: LessonRecord, { title: course, thumb }: CourseRecord): Searchable {
  return { type: 'video', id, title, description: `${course} ${title}`, thumb, charge: 0, createdAtMs: publishedAtMs };
}
