import '../theme/forms.scss';

import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import { type Observable, of } from 'rxjs';

import type { FieldState, FieldValue } from '../../../domain/forms/form-draft.js';
import { type RestoredFields, storedText } from '../../../domain/forms/restored-fields.js';
import { listening, subscribed } from '../hooks/effects.js';
import { useBehavior } from '../hooks/services.js';
import { FormAlert, WaitingButton } from './form-feedback.js';
import type { OpenForm } from './use-form.js';

/**
 * What a field reads from its form. Fields are found by name, so the type does not depend on the fields of the form.
 */
export interface FormContextValue {
  /** Emits the current state on subscribe, then each change. */
  readonly watch: (field: string) => Observable<FieldState>;
  readonly change: (field: string, value: FieldValue) => void;
  /** Where fields that are `restored` are stored; `undefined` where the form stores none. */
  readonly restored: RestoredFields | undefined;
  /** True while a submit is running. */
  readonly isBusy: boolean;
}

const FormContext = createContext<FormContextValue | undefined>(undefined);

/** The form that contains this field; throws outside a `Form`. */
export function useFormContext(): FormContextValue {
  const form = useContext(FormContext);
  if (form === undefined) throw new Error('A field needs a Form around it');
  return form;
}

export interface FieldOptions {
  /**
   * What is typed here is stored until it is sent: a page that is loaded again restores it. Never for a password, a code
   * or the answer of a captcha (docs/spec/every-page.md#forms).
   */
  readonly restored?: boolean | undefined;
}

/**
 * State of one field of the surrounding form. The component re-renders when that field changes, but not when others do.
 */
export function useField(name: string, { restored = false }: FieldOptions = {}): FieldState {
  const form = useFormContext();
  const [state$] = useState(() => form.watch(name));
  const stored = restored ? form.restored : undefined;
  useEffect(() => {
    if (stored === undefined) return;
    let isTick = false;
    const stopSaving = subscribed(state$, ({ value }) => {
      isTick = typeof value === 'boolean';
      stored.save(name, storedText(value));
    });
    return () => {
      stopSaving();
      // A box is never ticked in advance: its tick outlives the document, and not the form.
      if (isTick) stored.save(name, '');
    };
  }, [name, state$, stored]);
  return useBehavior(state$);
}

interface SubmitProps {
  /** `danger` for what cannot be taken back, `inactive` until it may be done: a press then says what is missing. */
  readonly look: 'primary' | 'danger' | 'inactive';
}

/**
 * As wide as the form. While a submit runs it keeps its width and the focus, and the form ignores another submit
 * (docs/spec/signing-in.md#forms).
 */
function SubmitButton({ look, children }: SubmitProps & { readonly children: string }) {
  const { isBusy } = useFormContext();
  return (
    <WaitingButton type="submit" className={`btn btn-${look} btn-lg form__submit`} isBusy={isBusy}>
      {children}
    </WaitingButton>
  );
}

/** State of a field that the surrounding form does not have: empty. */
const noField$: Observable<FieldState> = of({ value: '', fault: undefined });

interface FormProps<Fields extends { readonly [Name in keyof Fields]: FieldValue }> extends Partial<SubmitProps> {
  readonly form: OpenForm<Fields>;
  /** Label of the submit button. */
  readonly action: string;
  /** The fields; each reads its own state from the surrounding form. */
  readonly children: ReactNode;
}

/**
 * A form of any kind: its fields, the reason of a refusal, and the submit button. Enter submits it from every field.
 */
export function Form<Fields extends { readonly [Name in keyof Fields]: FieldValue }>({
  form,
  action,
  look = 'primary',
  children,
}: FormProps<Fields>) {
  const { element, draft, restored, submission, send, read } = form;
  const contextValue: FormContextValue = {
    watch: (name) => (draft.has(name) ? draft.field$(name) : noField$),
    change: (name, value) => {
      if (draft.has(name)) draft.change(name, value);
    },
    restored,
    isBusy: submission.kind === 'running',
  };
  const readFields = useEffectEvent(read);
  // Reads the fields before a click anywhere takes effect: the click may render or remove a field.
  useEffect(() => listening(document, ['click'], readFields, true), []);
  return (
    <FormContext value={contextValue}>
      <form ref={element} className="form" noValidate onSubmit={send}>
        {children}
        <FormAlert submission={submission} />
        <SubmitButton look={look}>{action}</SubmitButton>
      </form>
    </FormContext>
  );
}
