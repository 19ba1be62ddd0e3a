import type { OrderVisit } from '../../../application/orders/order.js';
import type { AppError } from '../../../domain/errors/app-error.js';
import { LOOK_AGAIN, ORDER_STILL_UNKNOWN, ORDER_UNKNOWN } from '../../../domain/orders/words.js';

interface UnknownOrderProps {
  readonly error: AppError | undefined;
  readonly visit: OrderVisit;
}

/** The answer was lost: the order may or may not be there, and nothing is sent before that is known (issue 12.2). */
export function UnknownOrder({ error, visit }: UnknownOrderProps) {
  return (
    <section className="order-part order-offer">
      <p className="order-offer__words" role="status">
        {error === undefined ? ORDER_UNKNOWN : ORDER_STILL_UNKNOWN}
      </p>
      {error !== undefined && (
        <button
          type="button"
          className="btn btn-primary btn-lg"
          onClick={() => {
            visit.do({ kind: 'retried' });
          }}
        >
          {LOOK_AGAIN}
        </button>
      )}
    </section>
  );
}
