import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import type { Observable } from 'rxjs';

import { type Faults, type FieldValue, FormDraft } from '../../domain/forms.js';
import type { SubmissionState } from '../../domain/kernel/submission.js';
import { useListener } from '../hooks/use-refreshable.js';
import { useSubmission } from './use-submission.js';

type NameOf<Fields> = keyof Fields & string;

interface FormPlan<Fields> {
  /** What stands in the fields at first. */
  readonly empty: () => Fields;
  /** What is wrong with them, before anything is sent. */
  readonly check: (fields: Fields) => Faults<NameOf<Fields>>;
  /** What a faultless form does; its failure is shown in the form and told as a toast. */
  readonly perform: (fields: Fields) => Observable<unknown>;
}

/** A form that is open: what stands in it and is wrong with it, to be watched by field, and how its submit is doing. */
export interface OpenForm<Fields extends { readonly [Name in keyof Fields]: FieldValue }> {
  /** For the `<form>`. */
  readonly element: RefObject<HTMLFormElement | null>;
  readonly draft: FormDraft<Fields>;
  readonly submission: SubmissionState;
  readonly focus: (field: NameOf<Fields>) => void;
  /** Says that a required field is missing before anybody submits, and puts the focus there. */
  readonly ask: (field: NameOf<Fields>) => void;
  readonly send: (event: SyntheticEvent) => void;
  /** Takes the refusal of the last submit off the screen, because it is about something else now. */
  readonly dismissFailure: () => void;
}

/**
 * The state of a form (spec §5): a fault is taken back as soon as its field changes; a faulty form is not sent, says
 * what is wrong under each field and takes the focus to the first on screen; while it runs, a second submit is ignored.
 * What is typed draws its own field anew and nothing else (issue 14).
 */
export function useForm<Fields extends { readonly [Name in keyof Fields]: FieldValue }>({
  empty,
  check,
  perform,
}: FormPlan<Fields>): OpenForm<Fields> {
  const element = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => new FormDraft<Fields>(empty()));
  const [submission, submit, dismissFailure] = useSubmission();

  const focus = (field: string): void => {
    const control = element.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };
  return {
    element,
    draft,
    submission,
    dismissFailure,
    focus,
    ask: (field) => {
      draft.fault(field, check(draft.fields)[field]);
      focus(field);
    },
    send: (event) => {
      event.preventDefault();
      const { fields } = draft;
      const found = check(fields);
      draft.judge(found);
      const first = namesOnScreen(element.current).find((name) => Object.hasOwn(found, name));
      if (first !== undefined) focus(first);
      else if (Object.keys(found).length === 0) submit(() => perform(fields));
    },
  };
}

/** The names of the fields, in the order they are drawn in. */
function namesOnScreen(form: HTMLFormElement | null): readonly string[] {
  return [...(form?.elements ?? [])].flatMap((control) => control.getAttribute('name') ?? []);
}

/** Tells what stands in a field of an open form, at first and whenever that changes; draws nothing. */
export function useTyped<Value>(open: () => Observable<Value>, told: (value: Value) => void): void {
  const [value$] = useState(open);
  useListener(value$, told);
}
