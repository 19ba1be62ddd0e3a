import { useEffect, useState } from 'react';
import { type Observable, tap } from 'rxjs';

import { ERROR_REPORTER } from '../../application/tokens.js';
import { asAppError } from '../../domain/errors/app-error.js';
import { Submission, type SubmissionState } from '../../domain/forms/submission.js';
import { useService } from '../hooks/services.js';
import { useBehavior } from '../hooks/use-behavior.js';

type Deed = () => Observable<unknown>;

/**
 * A form's submit: one deed at a time, given up when the form goes. A failure is reported to the error desk and stays
 * in the state, for the form to show.
 */
export function useSubmission(): readonly [state: SubmissionState, submit: (deed: Deed) => void] {
  const desk = useService(ERROR_REPORTER);
  const [submission] = useState(
    () =>
      new Submission((deed: Deed) =>
        deed().pipe(
          tap({
            error: (thrown: unknown) => {
              desk.report(asAppError(thrown));
            },
          }),
        ),
      ),
  );

  useEffect(() => {
    const running = submission.run().subscribe();
    return () => {
      running.unsubscribe();
    };
  }, [submission]);

  return [
    useBehavior(submission.state$),
    (deed) => {
      submission.submit(deed);
    },
  ];
}
