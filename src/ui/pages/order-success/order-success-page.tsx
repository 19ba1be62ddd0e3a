import { GO_TO_STUDY } from '../../../domain/study/words.js';
import { ORDER_SUCCESS_EMPTY } from '../../../domain/orders/words.js';
import { ORDER_SUCCESS } from '../../../domain/access/titles.js';
import { PlainPage } from '../plain-page.js';

export function OrderSuccessPage() {
  return (
    <PlainPage heading={ORDER_SUCCESS} text={ORDER_SUCCESS_EMPTY} action={{ to: '/study-center', name: GO_TO_STUDY }} />
  );
}
