import { BROWSE_COURSES } from '../../../domain/messages/home.js';
import { MEMBER_ORDERS_EMPTY } from '../../../domain/messages/pages.js';
import { MEMBER_ORDERS } from '../../../domain/messages/titles.js';
import { PlainPage } from '../plain-page.js';

export function MemberOrdersPage() {
  return (
    <PlainPage heading={MEMBER_ORDERS} text={MEMBER_ORDERS_EMPTY} action={{ to: '/courses', name: BROWSE_COURSES }} />
  );
}
