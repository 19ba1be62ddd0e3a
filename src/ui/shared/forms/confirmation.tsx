import './confirmation.scss';

import type { ReactNode } from 'react';
import { type Observable, tap } from 'rxjs';

import { FormAlert, WaitingButton } from './form-feedback.js';
import { useSubmission } from './use-submission.js';

interface AnswersProps {
  readonly confirmText: string;
  readonly cancelText: string;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The two buttons below a question. */
export function Answers({ confirmText, cancelText, isBusy = false, onConfirm, onCancel }: AnswersProps) {
  return (
    <div className="confirmation__answers">
      <button type="button" className="btn btn-quiet btn-lg confirmation__cancel" onClick={onCancel}>
        {cancelText}
      </button>
      <WaitingButton className="btn btn-primary btn-lg" onClick={onConfirm} isBusy={isBusy}>
        {confirmText}
      </WaitingButton>
    </div>
  );
}

interface ConfirmationProps extends Omit<AnswersProps, 'isBusy' | 'onConfirm'> {
  /** The text that asks for confirmation. */
  readonly children: ReactNode;
  readonly perform: () => Observable<unknown>;
  /** Called once `perform` has completed. */
  readonly onDone?: () => void;
}

/** Asks before something is done. A refusal stays visible, and the visitor can try again. */
export function Confirmation({ children, perform, onDone = () => undefined, ...answers }: ConfirmationProps) {
  const [submission, submit] = useSubmission();
  return (
    <>
      <div className="confirmation__text">{children}</div>
      <FormAlert submission={submission} />
      <Answers
        {...answers}
        isBusy={submission.kind === 'running'}
        onConfirm={() => {
          submit(() => perform().pipe(tap({ complete: onDone })));
        }}
      />
    </>
  );
}
