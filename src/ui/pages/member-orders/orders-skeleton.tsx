import { LOADING } from '../../../domain/site/words.js';

/** The place of orders that are still coming. */
export function OrdersSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{LOADING}</span>
      <div className="orders" aria-hidden="true">
        <div className="order-row order-row--blank" />
        <div className="order-row order-row--blank" />
        <div className="order-row order-row--blank" />
      </div>
    </div>
  );
}
