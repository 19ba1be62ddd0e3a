import { type Observable, tap } from 'rxjs';

import type { ErrorReporter } from '../../../src/application/site/error-reporter.js';
import { asAppError } from '../../../src/domain/errors/app-error.js';
import { reactionTo } from '../../../src/domain/errors/error-catalogue.js';
import { Submission, type SubmissionState } from '../../../src/domain/kernel/submission.js';
import type { Look } from '../sight.js';

/** A form's submit as `useSubmission` makes it: what it fails with is reported, too. */
export function aForm(desk: ErrorReporter, deed: () => Observable<unknown>): Submission<undefined> {
  return new Submission(() =>
    deed().pipe(
      tap({
        error: (thrown: unknown) => {
          desk.report(asAppError(thrown));
        },
      }),
    ),
  );
}

/** The form as it is drawn: its alert says what the catalogue tells. */
export function lookOfForm(state: SubmissionState): Look {
  const reaction = state.kind === 'failed' ? reactionTo(state.error) : undefined;
  return { state: state.kind, words: reaction?.kind === 'tell' ? reaction.text : undefined };
}
