import { type OrderForm, type OrderTotals, totalsOf } from '../../../domain/orders/order.js';
import type { DraftNote } from '../../../domain/orders/states.js';
import {
  NO_PAYMENT_METHODS,
  ORDER_NOT_FOUND,
  ORDER_NOT_MADE,
  priceChanged,
  totalChanged,
} from '../../../domain/orders/strings.js';
import { yuan } from '../../../domain/text/quantities.js';
import { errorTextOf } from '../../shared/feedback/loaded.js';
import { AlertIcon } from '../../shared/theme/icons.js';

interface OrderNoteProps {
  readonly note: DraftNote | undefined;
  readonly form: OrderForm;
}

/** Why no order was created. Errors of a field are shown at the field instead. */
export function OrderNote({ note, form }: OrderNoteProps) {
  const words = note && wordsOf(note, totalsOf(form));
  if (words === undefined) return undefined;
  return (
    <div className="form__alert" role="alert">
      <AlertIcon />
      <span>{words}</span>
    </div>
  );
}

function wordsOf(note: DraftNote, { priceYuan, dueYuan }: OrderTotals): string | undefined {
  switch (note.kind) {
    case 'agreement':
    case 'code':
      return undefined;
    case 'no-way':
      return NO_PAYMENT_METHODS;
    case 'price-changed':
      return priceChanged(yuan(note.fromYuan), yuan(priceYuan));
    case 'total-changed':
      return totalChanged(yuan(note.fromYuan), yuan(dueYuan));
    case 'failed':
      return errorTextOf(note.error, ORDER_NOT_MADE);
    case 'not-made':
      return ORDER_NOT_MADE;
    case 'not-found':
      return ORDER_NOT_FOUND;
  }
}
