import { BROWSE_COURSES } from '../../../domain/home/words.js';
import { COURSE_DETAIL_EMPTY } from '../../../domain/courses/words.js';
import { COURSE_DETAIL } from '../../../domain/access/titles.js';
import { PlainPage } from '../plain-page.js';

export function CourseDetailPage() {
  return (
    <PlainPage heading={COURSE_DETAIL} text={COURSE_DETAIL_EMPTY} action={{ to: '/courses', name: BROWSE_COURSES }} />
  );
}
