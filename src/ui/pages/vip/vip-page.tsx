import { BROWSE_COURSES } from '../../../domain/home/words.js';
import { VIP_EMPTY } from '../../../domain/orders/words.js';
import { VIP } from '../../../domain/access/titles.js';
import { PlainPage } from '../plain-page.js';

export function VipPage() {
  return <PlainPage heading={VIP} text={VIP_EMPTY} action={{ to: '/courses', name: BROWSE_COURSES }} />;
}
