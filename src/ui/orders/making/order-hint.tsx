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
import { errorTextOf } from '../../shared/feedback/loaded.js';
import { AlertIcon } from '../../shared/theme/icons.js';

interface OrderHintProps {
  readonly hint: DraftHint | undefined;
}

/** Why no order was created. Errors of a field are shown at the field instead. */
export function OrderHint({ hint }: OrderHintProps) {
  const { scene } = useService(RUNTIME_SETTINGS);
  const text = hint && textOf(hint, scene);
  if (text === undefined) return undefined;
  return (
    <div className="form__alert" role="alert">
      <AlertIcon />
      <span>{text}</span>
    </div>
  );
}

function textOf(hint: DraftHint, scene: Scene): string | undefined {
  switch (hint.kind) {
    case 'agreement':
    case 'code':
      return undefined;
    case 'no-method':
      return NO_PAYMENT_METHODS[scene];
    case 'price-changed':
      return priceChanged(yuan(hint.fromYuan), yuan(hint.toYuan));
    case 'total-changed':
      return totalChanged(yuan(hint.fromYuan), yuan(hint.toYuan));
    case 'failed':
      return errorTextOf(hint.error, ORDER_NOT_MADE);
    case 'not-made':
      return ORDER_NOT_MADE;
    case 'not-found':
      return ORDER_NOT_FOUND;
  }
}
