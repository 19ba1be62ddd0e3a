import { BROWSE_COURSES } from '../../../domain/messages/home.js';
import { VIP_EMPTY } from '../../../domain/messages/pages.js';
import { VIP } from '../../../domain/messages/titles.js';
import { PlainPage } from '../plain-page.js';

export function VipPage() {
  return <PlainPage heading={VIP} text={VIP_EMPTY} action={{ to: '/courses', name: BROWSE_COURSES }} />;
}
