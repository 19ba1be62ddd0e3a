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
