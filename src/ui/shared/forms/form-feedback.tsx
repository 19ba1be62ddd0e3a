import '../feedback/spinner.scss';
import './form-feedback.scss';

import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import Spinner from 'react-bootstrap/Spinner';

import { visitorMessage } from '../../../domain/errors/error-catalogue.js';
import { SERVICE_BROKEN } from '../../../domain/errors/strings.js';
import type { SubmissionState } from '../../../domain/forms/submission.js';
import { AlertIcon } from '../theme/icons.js';

interface FieldFaultProps {
  readonly id: string;
  readonly fault: string | undefined;
}

/** The error of a field, below it. The input refers to it by `aria-describedby`. */
export function FieldFault({ id, fault }: FieldFaultProps) {
  return (
    fault !== undefined && (
      <p id={id} className="field__fault">
        {fault}
      </p>
    )
  );
}

/**
 * Why the form was refused, until the next try (docs/spec/errors.md#form-errors). A toast with the same words is not
 * announced: a modal dialog hides it from screen readers.
 */
export function FormAlert({ submission }: { readonly submission: SubmissionState }) {
  if (submission.kind !== 'failed') return undefined;
  const { error } = submission;
  // A form always says why it failed, also where the catalogue only logs.
  const text = error.kind === 'not-yet' ? SERVICE_BROKEN : visitorMessage(error);
  return <AlertText text={text} />;
}

/** Why something cannot go on, announced when it appears, and in the window with the button of its form. */
export function AlertText({ text }: { readonly text: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    text !== undefined && (
      <div ref={box} className="form__alert" role="alert">
        <AlertIcon />
        <span>{text}</span>
      </div>
    )
  );
}

/** Label of a button, with a spinner over it while `busy`. The width and the accessible name stay the same. */
function Waiting({ isBusy, children }: { readonly isBusy: boolean; readonly children: ReactNode }) {
  return (
    <span className={isBusy ? 'waiting waiting--busy' : 'waiting'}>
      <span className="waiting__label">{children}</span>
      {isBusy && <Spinner className="waiting__spinner" size="sm" aria-hidden="true" />}
    </span>
  );
}

interface WaitingButtonProps extends ComponentProps<'button'> {
  /** The action that it started is running. */
  readonly isBusy: boolean;
  /** Ignores presses; by default while it is busy. */
  readonly isOff?: boolean;
}

/** A button for an action that takes time. It is never disabled, because a disabled button would lose the focus. */
export function WaitingButton({ isBusy, isOff = isBusy, onClick, children, ...button }: WaitingButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-disabled={isOff}
      aria-busy={isBusy}
      onClick={(event) => {
        if (!isOff) onClick?.(event);
      }}
    >
      <Waiting isBusy={isBusy}>{children}</Waiting>
    </button>
  );
}
