import { BACK_TO_ORDERS, ORDER_PAY_EMPTY } from '../../../domain/orders/words.js';
import { ORDER_PAY } from '../../../domain/access/titles.js';
import { PlainPage } from '../plain-page.js';

export function OrderPayPage() {
  return (
    <PlainPage heading={ORDER_PAY} text={ORDER_PAY_EMPTY} action={{ to: '/member/orders', name: BACK_TO_ORDERS }} />
  );
}
