import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly children?: ReactNode;
}

/** One section of the panel. */
export function Section({ title, hint, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className="controls" aria-labelledby={titleId}>
      <h3 id={titleId} className="controls__title">
        {title}
      </h3>
      {hint === undefined ? undefined : <p className="controls__hint">{hint}</p>}
      {children}
    </section>
  );
}

interface ControlButtonProps {
  readonly onPress: () => void;
  /** Hidden text that names the subject, for buttons that look the same. */
  readonly about?: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A button that changes the in-memory server. */
export function ControlButton({ onPress, about, disabled = false, children }: ControlButtonProps) {
  return (
    <button type="button" className="control" disabled={disabled} onClick={onPress}>
      {children}
      {about === undefined ? undefined : <span className="visually-hidden"> {about}</span>}
    </button>
  );
}

/** One option of a choice. */
export interface Option<Name extends string> {
  readonly name: Name;
  readonly title: string;
}

interface ChoiceProps<Name extends string> {
  readonly label: string;
  readonly options: readonly Option<Name>[];
  readonly value: Name | undefined;
  readonly onChoose: (name: Name) => void;
}

/** A labelled select box. */
export function Choice<Name extends string>({ label, options, value, onChoose }: ChoiceProps<Name>) {
  const id = useId();
  return (
    <div className="choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="choice__list"
        value={value ?? ''}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen) onChoose(chosen.name);
        }}
      >
        {options.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A labelled switch. */
export function Toggle({ label, on, onChange }: ToggleProps) {
  return (
    <label className="toggle">
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its state in `checked`
        role="switch"
        checked={on}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      {label}
    </label>
  );
}
