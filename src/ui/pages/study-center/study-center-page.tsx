import { BROWSE_COURSES } from '../../../domain/home/words.js';
import { STUDY_CENTER_EMPTY } from '../../../domain/study/words.js';
import { STUDY_CENTER } from '../../../domain/access/titles.js';
import { PlainPage } from '../plain-page.js';

export function StudyCenterPage() {
  return (
    <PlainPage heading={STUDY_CENTER} text={STUDY_CENTER_EMPTY} action={{ to: '/courses', name: BROWSE_COURSES }} />
  );
}
