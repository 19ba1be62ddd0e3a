import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import type { Observable } from 'rxjs';

import { type Faults, type FieldValue, FormDraft } from '../../../domain/forms/form-draft.js';
import { type RestoredFields, restoreFields } from '../../../domain/forms/restored-fields.js';
import type { SubmissionState } from '../../../domain/forms/submission.js';
import { useSubmission } from './use-submission.js';

type NameOf<Fields> = keyof Fields & string;

interface FormOptions<Fields> {
  /** Initial values of the fields. */
  readonly empty: () => Fields;
  /** Errors of the fields, found before anything is sent. */
  readonly check: (fields: Fields) => Faults<NameOf<Fields>>;
  /** What a form without errors does. A failure is shown in the form (docs/spec/errors.md#form-errors). */
  readonly perform: (fields: Fields) => Observable<unknown>;
  /** Where the fields that are `restored` are stored, and what the form begins with. The same object at every render. */
  readonly restored?: RestoredFields | undefined;
}

/** An open form: its fields and their errors, observable field by field, and the state of its submit. */
export interface OpenForm<Fields extends { readonly [Name in keyof Fields]: FieldValue }> {
  /** Ref for the `<form>`. */
  readonly element: RefObject<HTMLFormElement | null>;
  readonly draft: FormDraft<Fields>;
  readonly restored: RestoredFields | undefined;
  readonly submission: SubmissionState;
  readonly focus: (field: NameOf<Fields>) => void;
  /** Shows the error of a required field before the visitor submits, and focuses the field. */
  readonly requireField: (field: NameOf<Fields>) => void;
  readonly send: (event: SyntheticEvent) => void;
  /** Reads what the fields contain: a script may have filled them in without an event. */
  readonly read: () => void;
  /** Hides the refusal of the last submit, when it no longer applies. */
  readonly dismissFailure: () => void;
}

/**
 * State of a form (docs/spec/signing-in.md#forms). A change clears the error of its field. With errors the form is not
 * sent: each field shows its own, and the first one on screen gets the focus. A second submit during a submit is
 * ignored. Typing re-renders only the field typed in.
 */
export function useForm<Fields extends { readonly [Name in keyof Fields]: FieldValue }>({
  empty,
  check,
  perform,
  restored,
}: FormOptions<Fields>): OpenForm<Fields> {
  const element = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => new FormDraft<Fields>(restoreFields(empty(), restored)));
  const [submission, submit, dismissFailure] = useSubmission();

  const focus = (field: string): void => {
    const control = element.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };
  const read = (): void => {
    for (const [name, value] of controlValues(element.current)) {
      if (draft.has(name) && draft.fields[name] !== value) draft.change(name, value);
    }
  };
  return {
    element,
    draft,
    restored,
    submission,
    dismissFailure,
    focus,
    read,
    requireField: (field) => {
      draft.fault(field, check(draft.fields)[field]);
      focus(field);
    },
    send: (event) => {
      event.preventDefault();
      read();
      const { fields } = draft;
      const found = check(fields);
      draft.judge(found);
      const first = renderedFieldNames(element.current).find((name) => Object.hasOwn(found, name));
      if (first !== undefined) focus(first);
      else if (Object.keys(found).length === 0) submit(() => perform(fields));
    },
  };
}

/** The named text fields and checkboxes of a form, with what they contain. */
export function controlValues(form: HTMLFormElement | null): readonly (readonly [name: string, value: FieldValue])[] {
  return [...(form?.elements ?? [])].flatMap((control) => {
    if (!(control instanceof HTMLInputElement) || control.name === '') return [];
    return [[control.name, control.type === 'checkbox' ? control.checked : control.value] as const];
  });
}

/** Names of the fields in document order. */
function renderedFieldNames(form: HTMLFormElement | null): readonly string[] {
  return [...(form?.elements ?? [])].flatMap((control) => control.getAttribute('name') ?? []);
}
