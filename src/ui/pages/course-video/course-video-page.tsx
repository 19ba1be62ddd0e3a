import { BROWSE_COURSES } from '../../../domain/messages/home.js';
import { COURSE_VIDEO_EMPTY } from '../../../domain/messages/pages.js';
import { COURSE_VIDEO } from '../../../domain/messages/titles.js';
import { PlainPage } from '../plain-page.js';

export function CourseVideoPage() {
  return (
    <PlainPage heading={COURSE_VIDEO} text={COURSE_VIDEO_EMPTY} action={{ to: '/courses', name: BROWSE_COURSES }} />
  );
}
