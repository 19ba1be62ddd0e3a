import { ORDER_SUCCESS, SuccessVisit } from '../../../application/orders/finished.js';
import { ORDER_TOOLS } from '../../../application/orders/order-requests.js';
import { SESSION } from '../../../domain/session/session.js';
import type { Bindings } from '../../services.js';
import { bindOrderTools } from './order-tools.js';

export const service = ORDER_SUCCESS;
export const bindings: Bindings = (bind) => {
  bindOrderTools(bind);
  bind(
    ORDER_SUCCESS,
    [ORDER_TOOLS, SESSION],
    (...needs) =>
      () =>
        new SuccessVisit(...needs),
  );
};
