import { useLayoutEffect, useState } from 'react';
import { defer, type Observable, tap } from 'rxjs';

import { ERROR_REPORTER } from '../../../application/site/error-reporter.js';
import { FormError } from '../../../application/site/form-error.js';
import { asAppError } from '../../../domain/errors/app-error.js';
import { Submission, type SubmissionState } from '../../../domain/forms/submission.js';
import { NOTIFIER, type ToastMode } from '../../../domain/ports/notifier.js';
import { subscribed } from '../hooks/effects.js';
import { useBehavior, useService } from '../hooks/services.js';

type Task = () => Observable<unknown>;

/**
 * Runs one submit at a time; unmounting cancels it. A failure stays in the state, so that the form shows and announces
 * it; the server's own words are a toast, too, until the next submit. Without a form, pass `announced`: every failure is a
 * toast, which is announced.
 */
export function useSubmission(
  mode: ToastMode = 'visual-only',
): readonly [state: SubmissionState, submit: (task: Task) => void, dismissFailure: () => void] {
  const errors = useService(ERROR_REPORTER);
  const notifier = useService(NOTIFIER);
  const [{ submission, fault }] = useState(() => {
    const fault = new FormError(errors, notifier, mode);
    const submission = new Submission((task: Task) =>
      defer(() => {
        fault.withdraw();
        return task();
      }).pipe(
        tap({
          error: (thrown: unknown) => {
            fault.show(asAppError(thrown));
          },
        }),
      ),
    );
    return { submission, fault };
  });

  // Before the browser paints: a press on a form that has just appeared would be lost.
  useLayoutEffect(() => subscribed(submission.run()), [submission]);

  return [
    useBehavior(submission.state$),
    (task) => {
      submission.submit(task);
    },
    () => {
      if (submission.state$.value.kind === 'failed') fault.withdraw();
      submission.dismissFailure();
    },
  ];
}
