import { BACK_TO_ORDERS, ORDER_EMPTY } from '../../../domain/orders/words.js';
import { ORDER } from '../../../domain/access/titles.js';
import { PlainPage } from '../plain-page.js';

export function OrderPage() {
  return <PlainPage heading={ORDER} text={ORDER_EMPTY} action={{ to: '/member/orders', name: BACK_TO_ORDERS }} />;
}
