import { ROUTES } from '../../domain/access/routes.js';
import { BACK_TO_ORDERS } from '../../domain/orders/strings.js';
import { EmptyState } from '../shared/feedback/empty-state.js';
import { SignpostDrawing } from './order-drawings.js';

/** There is nothing to pay at this address, with a link to the member's orders. */
export function NoOrder({ text }: { readonly text: string }) {
  return (
    <EmptyState drawing={<SignpostDrawing />} text={text} to={ROUTES.memberOrders.pattern} action={BACK_TO_ORDERS} />
  );
}
