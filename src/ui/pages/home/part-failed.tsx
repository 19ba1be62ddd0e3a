import type { AppError } from '../../../domain/errors/app-error.js';
import { RETRY } from '../../../domain/site/words.js';
import { faultWords } from '../../feedback/fault-words.js';

interface PartFailedProps {
  readonly error: AppError;
  /** Where there is nothing to be told of the error. */
  readonly otherwise: string;
  readonly onRetry: () => void;
}

/** One line in the place of a small part that did not come. */
export function PartFailed({ error, otherwise, onRetry }: PartFailedProps) {
  return (
    <p className="part-failed">
      <span>{faultWords(error, otherwise)}</span>
      <button type="button" className="btn btn-quiet part-failed__retry" onClick={onRetry}>
        {RETRY}
      </button>
    </p>
  );
}
