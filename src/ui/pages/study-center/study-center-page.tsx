import { BROWSE_COURSES } from '../../../domain/messages/home.js';
import { STUDY_CENTER_EMPTY } from '../../../domain/messages/pages.js';
import { STUDY_CENTER } from '../../../domain/messages/titles.js';
import { PlainPage } from '../plain-page.js';

export function StudyCenterPage() {
  return (
    <PlainPage heading={STUDY_CENTER} text={STUDY_CENTER_EMPTY} action={{ to: '/courses', name: BROWSE_COURSES }} />
  );
}
