import { LOADING } from '../../../domain/site/words.js';

/** The place of plans that are still coming. */
export function VipSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{LOADING}</span>
      <div className="plans" aria-hidden="true">
        <div className="plan plan--blank" />
        <div className="plan plan--blank" />
        <div className="plan plan--blank" />
      </div>
    </div>
  );
}
