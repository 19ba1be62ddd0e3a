import { SEARCH_HOME, COURSES_EMPTY } from '../../../domain/messages/pages.js';
import { COURSES } from '../../../domain/messages/titles.js';
import { PlainPage } from '../plain-page.js';

export function CoursesPage() {
  return <PlainPage heading={COURSES} text={COURSES_EMPTY} action={{ to: '/', name: SEARCH_HOME }} />;
}
