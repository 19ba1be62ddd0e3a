import { BROWSE_COURSES } from '../../../domain/home/words.js';
import { MEMBER_ORDERS_EMPTY } from '../../../domain/orders/words.js';
import { MEMBER_ORDERS } from '../../../domain/access/titles.js';
import { PlainPage } from '../plain-page.js';

export function MemberOrdersPage() {
  return (
    <PlainPage heading={MEMBER_ORDERS} text={MEMBER_ORDERS_EMPTY} action={{ to: '/courses', name: BROWSE_COURSES }} />
  );
}
