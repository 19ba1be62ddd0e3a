import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import type { Observable } from 'rxjs';

import type { Faults, FieldValue } from '../../domain/forms/field-faults.js';
import type { SubmissionState } from '../../domain/forms/submission.js';
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

/** A form that is open: what stands in it, what is wrong with it, and how its submit is doing. */
export interface OpenForm<Fields> {
  /** For the `<form>`. */
  readonly element: RefObject<HTMLFormElement | null>;
  readonly fields: Fields;
  readonly faultOf: (field: NameOf<Fields>) => string | undefined;
  readonly submission: SubmissionState;
  readonly change: (field: NameOf<Fields>, value: FieldValue) => void;
  readonly focus: (field: NameOf<Fields>) => void;
  /** Says that a required field is missing before anybody submits, and puts the focus there. */
  readonly ask: (field: NameOf<Fields>) => void;
  readonly send: (event: SyntheticEvent) => void;
}

/**
 * The state of a form (spec §5): a fault is taken back as soon as its field changes; a faulty form is not sent, says
 * what is wrong under each field and takes the focus to the first on screen; while it runs, a second submit is ignored.
 */
export function useForm<Fields extends { readonly [Name in keyof Fields]: FieldValue }>({
  empty,
  check,
  perform,
}: FormPlan<Fields>): OpenForm<Fields> {
  const element = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(empty);
  const [faults, setFaults] = useState<Faults<string>>({});
  const [submission, submit] = useSubmission();

  const focus = (field: string): void => {
    const control = element.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };
  return {
    element,
    fields,
    submission,
    focus,
    faultOf: (field) => faults[field],
    change: (field, value) => {
      setFields((before) => ({ ...before, [field]: value }));
      setFaults((before) => ({ ...before, [field]: undefined }));
    },
    ask: (field) => {
      const { [field]: fault } = check(fields);
      setFaults((before) => ({ ...before, [field]: fault }));
      focus(field);
    },
    send: (event) => {
      event.preventDefault();
      const found = check(fields);
      setFaults(found);
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
