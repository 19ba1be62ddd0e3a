interface SwitchRowProps<Name extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly name: Name; readonly title: string }[];
  readonly value: Name;
  readonly onChoose: (name: Name) => void;
}

/** A row of buttons, exactly one of which is pressed. */
export function SwitchRow<Name extends string | number>({ label, options, value, onChoose }: SwitchRowProps<Name>) {
  return (
    <div className="book__switches" role="group" aria-label={label}>
      {options.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          className="book__switch"
          aria-pressed={name === value}
          onClick={() => {
            onChoose(name);
          }}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
