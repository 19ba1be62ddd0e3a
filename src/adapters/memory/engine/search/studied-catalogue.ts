import type { CommentTarget } from '../../../../domain/comments/comment.js';
import type { Commentable, CommentTargets } from '../comments/comment-targets.js';
import type { UserRecord } from '../session/user-record.js';
import type { CourseRecord, LessonRecord, StudyRecord } from '../study/study-record.js';
import type { Searchable, Searchables } from './searchable.js';

/** Course 3 takes no comments. */
const SILENT_COURSE = 3;

/**
 * What the study centre knows of courses, for comments and search: stands in until the site has a catalogue, which
 * then takes its place in `SitePages`.
 */
export class StudiedCatalogue implements CommentTargets, Searchables {
  constructor(
    private readonly courses: readonly CourseRecord[],
    private readonly studies: readonly StudyRecord[],
    /** What add-ons have put on the site. */
    private readonly others: readonly Searchable[],
  ) {}

  find({ kind, id }: CommentTarget): Commentable | undefined {
    const course = this.courses.find((entry) =>
      kind === 'course' ? entry.id === id : entry.lessons.some((lesson) => lesson.id === id),
    );
    return (
      course && {
        commentsAllowed: course.id !== SILENT_COURSE,
        mayWatch: (user) => this.mayWatch(user, course),
      }
    );
  }

  all(): readonly Searchable[] {
    const courses = this.courses.flatMap((course) => [
      courseEntry(course),
      ...course.lessons.map((lesson) => lessonEntry(lesson, course)),
    ]);
    return [...courses, ...this.others];
  }

  private mayWatch(user: UserRecord, { id, charge }: CourseRecord): boolean {
    const bought = this.studies.some(
      (study) => study.userId === user.id && study.courseId === id && study.bought !== undefined,
    );
    return charge === 0 || bought || user.vip !== undefined;
  }
}

function courseEntry({ id, title, thumb, charge, lessons }: CourseRecord): Searchable {
  const description = [title, ...lessons.map((lesson) => lesson.title)].join(' ');
  return { type: 'vod', id, title, description, thumb, charge, createdAtMs: lessons[0]?.publishedAtMs ?? 0 };
}

function lessonEntry({ id, title, publishedAtMs }: LessonRecord, { title: course, thumb }: CourseRecord): Searchable {
  return { type: 'video', id, title, description: `${course} ${title}`, thumb, charge: 0, createdAtMs: publishedAtMs };
}
