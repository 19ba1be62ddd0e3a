import { BROWSE_COURSES } from '../../../domain/home/words.js';
import { COURSE_VIDEO_EMPTY } from '../../../domain/lesson/words.js';
import { COURSE_VIDEO } from '../../../domain/access/titles.js';
import { PlainPage } from '../plain-page.js';

export function CourseVideoPage() {
  return (
    <PlainPage heading={COURSE_VIDEO} text={COURSE_VIDEO_EMPTY} action={{ to: '/courses', name: BROWSE_COURSES }} />
  );
}
