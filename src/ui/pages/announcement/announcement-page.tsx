import { BROWSE_COURSES } from '../../../domain/messages/home.js';
import { ANNOUNCEMENT_EMPTY } from '../../../domain/messages/pages.js';
import { ANNOUNCEMENT } from '../../../domain/messages/titles.js';
import { PlainPage } from '../plain-page.js';

export function AnnouncementPage() {
  return (
    <PlainPage heading={ANNOUNCEMENT} text={ANNOUNCEMENT_EMPTY} action={{ to: '/courses', name: BROWSE_COURSES }} />
  );
}
