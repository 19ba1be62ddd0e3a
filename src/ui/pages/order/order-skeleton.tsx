import { LOADING } from '../../../domain/site/words.js';

/** The place of an order that is still coming. */
export function OrderSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{LOADING}</span>
      <div className="order" aria-hidden="true">
        <div className="order__main">
          <div className="order-part order-part--blank" />
          <div className="order-part order-part--blank" />
        </div>
        <div className="order__side">
          <div className="order-part order-part--blank" />
        </div>
      </div>
    </div>
  );
}
