import { toldText } from '../../domain/errors/error-catalogue.js';
import type { SubmissionState } from '../../domain/forms/submission.js';
import { AlertIcon } from '../theme/icons/alert-icon.js';

/**
 * Why the form was refused: it stays until the next try, unlike the toast that shows the same (design/ui.md). It is
 * the one of the two that is read out, because a dialog keeps a screen reader to what is inside.
 */
export function FormAlert({ submission }: { readonly submission: SubmissionState }) {
  if (submission.kind !== 'failed') return undefined;
  const text = toldText(submission.error);
  if (text === undefined) return undefined;
  return (
    <div className="form__alert" role="alert">
      <AlertIcon />
      <span>{text}</span>
    </div>
  );
}
