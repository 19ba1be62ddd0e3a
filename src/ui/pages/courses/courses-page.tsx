import { SEARCH_HOME } from '../../../domain/search/words.js';
import { COURSES_EMPTY } from '../../../domain/courses/words.js';
import { COURSES } from '../../../domain/access/titles.js';
import { PlainPage } from '../plain-page.js';

export function CoursesPage() {
  return <PlainPage heading={COURSES} text={COURSES_EMPTY} action={{ to: '/', name: SEARCH_HOME }} />;
}
