import { useId } from 'react';

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
