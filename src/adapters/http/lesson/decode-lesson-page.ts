import { lessonsInOrder } from '../../../domain/courses/directory.js';
import { lessonAccess } from '../../../domain/courses/lesson.js';
import type { LessonPage } from '../../../domain/lesson/lesson-page.js';
import { asFlag, asList, asRecord, integer, nonEmptyRecord, required } from '../client/json-readers.js';
import type { ResolvePicture } from '../client/resolve-picture.js';
import { decodeCourseCard } from '../courses/decode-course-card.js';
import { decodeDirectory, decodeLesson } from '../courses/decode-directory.js';
import { decodeProgress } from '../courses/decode-progress.js';

/** Pages API 3.9: snake case where 3.5 has camel case, and a right that is this lesson's alone. */
export function decodeLessonPage(data: unknown, picture: ResolvePicture): LessonPage {
  const page = required(asRecord(data), 'lessonPage');
  const video = required(nonEmptyRecord(page['video']), 'lessonPage.video');
  const record = required(nonEmptyRecord(page['course']), 'lessonPage.course');
  const lesson = decodeLesson(video);
  const course = decodeCourseCard(record, picture);
  const directory = decodeDirectory(page['chapters'], page['videos']);
  const boughtLessonIds = (asList(page['buy_videos']) ?? []).flatMap((id) => integer(id) ?? []);
  const mayWatchThis = asFlag(page['is_watch']) ?? false;
  // Where this lesson was bought by itself, the right to it says nothing of the others.
  const mayWatch = course.isFree || (mayWatchThis && !boughtLessonIds.includes(lesson.id));
  return {
    lesson,
    of: {
      course: { ...course, lessonCount: lessonsInOrder(directory).length },
      directory,
      mayWatch,
      boughtLessonIds,
      progress: decodeProgress(page['video_watched_progress']),
      vipCovers: asFlag(record['is_vip_free']) ?? true,
    },
    access: mayWatchThis ? 'open' : lessonAccess(lesson, { mayWatch, boughtLessonIds }),
    // A server that does not say lets everybody (pages API 4).
    allowsComments: asFlag(video['is_allow_comment']) ?? true,
  };
}
