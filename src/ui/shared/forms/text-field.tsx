import { type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import FormLabel from 'react-bootstrap/FormLabel';

import { FieldFault } from './form-feedback.js';
import { type FieldOptions, useField, useFormContext } from './form.js';
import { NO_PROSE } from './no-prose.js';

type NativeProps = 'inputMode' | 'maxLength' | 'onBlur' | 'onKeyDown' | 'onKeyUp';

interface TextFieldProps extends FieldOptions, Readonly<Pick<InputHTMLAttributes<HTMLInputElement>, NativeProps>> {
  /** Name of the field in the surrounding form. */
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  /** What the browser may fill in; `off` where it knows nothing. */
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly type?: 'text' | 'tel' | 'password';
  /** Element in the same row as the input: an image or a button. */
  readonly beside?: ReactNode;
  /** A hint below the input, while it applies. */
  readonly hint?: string | undefined;
}

/** A text input with a label and, below it, its error (docs/spec/appearance.md#form-fields). */
export function TextField({ name, label, beside, hint, type = 'text', restored, ...native }: TextFieldProps) {
  const { change } = useFormContext();
  const { value, fault } = useField(name, { restored });
  const id = useId();
  const describedBy = [fault === undefined ? '' : `${id}-fault`, hint === undefined ? '' : `${id}-hint`];
  return (
    <div className="field">
      <FormLabel htmlFor={id} className="field__label">
        {label}
      </FormLabel>
      <div className="field__row">
        <FormControl
          {...native}
          id={id}
          name={name}
          type={type}
          value={String(value)}
          isInvalid={fault !== undefined}
          required
          // Enter submits from every field.
          enterKeyHint="go"
          {...NO_PROSE}
          aria-invalid={fault !== undefined}
          aria-describedby={describedBy.join(' ').trim() || undefined}
          onChange={(event) => {
            change(name, event.target.value);
          }}
        />
        {beside}
      </div>
      <p id={`${id}-hint`} className="field__hint" role="status">
        {hint}
      </p>
      <FieldFault id={`${id}-fault`} fault={fault} />
    </div>
  );
}
