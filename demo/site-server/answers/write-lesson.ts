import type { ShownLesson } from '../../../src/adapters/memory/server/lesson.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { NOTHING } from './values.js';
import { writeChapters, writeCourse, writeProgressMap, writeVideo, writeVideos } from './write-course.js';

/**
 * `GET v2/video/{id}` (docs/api/lesson.md#lesson-detail). Some keys are in snake case where the course has camel case.
 */
export function writeLessonPage(view: ShownLesson, generation: Generation) {
  const { course, lesson, watched, viewerId } = view;
  return {
    video: writeVideo(lesson, course, generation),
    videos: writeVideos(course, generation),
    chapters: writeChapters(course),
    course: writeCourse(course, generation, { render_desc: course.introduction }),
    is_watch: view.mayWatch,
    video_watched_progress: writeProgressMap(watched, course.id, viewerId),
    buy_videos: NOTHING,
  };
}
