import { errorTextOf } from '../../../domain/errors/error-catalogue.js';
import { type OrderForm, type OrderTotals, totalsOf } from '../../../domain/orders/order-form.js';
import type { DraftHint } from '../../../domain/orders/states.js';
import {
  NO_PAYMENT_METHODS,
  ORDER_NOT_FOUND,
  ORDER_NOT_MADE,
  priceChanged,
  totalChanged,
} from '../../../domain/orders/strings.js';
import { yuan } from '../../../domain/text/quantities.js';
import type { Scene } from '../../../domain/site/scene.js';
import { RUNTIME_SETTINGS } from '../../../domain/site/system-config.js';
import { useService } from '../../shared/hooks/services.js';
import { AlertIcon } from '../../shared/theme/icons.js';

interface OrderHintProps {
  readonly hint: DraftHint | undefined;
  readonly form: OrderForm;
}

/** Why no order was created. Errors of a field are shown at the field instead. */
export function OrderHint({ hint, form }: OrderHintProps) {
  const { scene } = useService(RUNTIME_SETTINGS);
  const text = hint && textOf(hint, totalsOf(form), scene);
  if (text === undefined) return undefined;
  return (
    <div className="form__alert" role="alert">
      <AlertIcon />
      <span>{text}</span>
    </div>
  );
}

function textOf(hint: DraftHint, { priceYuan, dueYuan }: OrderTotals, scene: Scene): string | undefined {
  switch (hint.kind) {
    case 'agreement':
    case 'code':
      return undefined;
    case 'no-method':
      return NO_PAYMENT_METHODS[scene];
    case 'price-changed':
      return priceChanged(yuan(hint.fromYuan), yuan(priceYuan));
    case 'total-changed':
      return totalChanged(yuan(hint.fromYuan), yuan(dueYuan));
    case 'failed':
      return errorTextOf(hint.error, ORDER_NOT_MADE);
    case 'not-made':
      return ORDER_NOT_MADE;
    case 'not-found':
      return ORDER_NOT_FOUND;
  }
}
