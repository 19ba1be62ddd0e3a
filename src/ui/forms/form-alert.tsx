import { reactionTo } from '../../domain/errors/error-catalogue.js';
import type { SubmissionState } from '../../domain/forms/submission.js';
import { AlertIcon } from '../theme/icons/alert-icon.js';

/** Why the form was refused: it stays until the next try, unlike the toast that says the same (design/ui.md). */
export function FormAlert({ submission }: { readonly submission: SubmissionState }) {
  if (submission.kind !== 'failed') return undefined;
  const reaction = reactionTo(submission.error);
  if (reaction.kind !== 'tell') return undefined;
  return (
    <div className="form__alert" role="alert">
      <AlertIcon />
      <span>{reaction.text}</span>
    </div>
  );
}
