import { BACK_TO_ORDERS, ORDER_PAY_EMPTY } from '../../../domain/messages/pages.js';
import { ORDER_PAY } from '../../../domain/messages/titles.js';
import { PlainPage } from '../plain-page.js';

export function OrderPayPage() {
  return (
    <PlainPage heading={ORDER_PAY} text={ORDER_PAY_EMPTY} action={{ to: '/member/orders', name: BACK_TO_ORDERS }} />
  );
}
