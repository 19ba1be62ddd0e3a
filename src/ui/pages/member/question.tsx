import type { ReactNode } from 'react';
import { concat, defer, EMPTY, type Observable } from 'rxjs';

import { FormAlert } from '../../forms/form-alert.js';
import { useSubmission } from '../../forms/use-submission.js';
import { Waiting } from '../../forms/waiting.js';

interface QuestionProps {
  /** What is asked. */
  readonly children: ReactNode;
  readonly yes: string;
  readonly no: string;
  readonly perform: () => Observable<unknown>;
  /** It has been done. */
  readonly onDone: () => void;
  readonly onNo: () => void;
}

/** Asks before something is done; a refusal stays in sight, and it can be tried again. */
export function Question({ children, yes, no, perform, onDone, onNo }: QuestionProps) {
  const [submission, submit] = useSubmission();
  const busy = submission.kind === 'running';
  const afterwards$ = defer(() => {
    onDone();
    return EMPTY;
  });
  return (
    <>
      <div className="question__text">{children}</div>
      <FormAlert submission={submission} />
      <div className="question__answers">
        <button type="button" className="btn btn-quiet btn-lg" onClick={onNo}>
          {no}
        </button>
        <button
          type="button"
          className="btn btn-primary btn-lg"
          aria-disabled={busy}
          aria-busy={busy}
          onClick={() => {
            submit(() => concat(perform(), afterwards$));
          }}
        >
          <Waiting busy={busy}>{yes}</Waiting>
        </button>
      </div>
    </>
  );
}
