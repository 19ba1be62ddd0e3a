import { GO_TO_STUDY, ORDER_SUCCESS_EMPTY } from '../../../domain/messages/pages.js';
import { ORDER_SUCCESS } from '../../../domain/messages/titles.js';
import { PlainPage } from '../plain-page.js';

export function OrderSuccessPage() {
  return (
    <PlainPage heading={ORDER_SUCCESS} text={ORDER_SUCCESS_EMPTY} action={{ to: '/study-center', name: GO_TO_STUDY }} />
  );
}
