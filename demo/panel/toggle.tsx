interface ToggleProps {
  readonly label: string;
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
}

/** A labelled switch. */
export function Toggle({ label, on, onTurn }: ToggleProps) {
  return (
    <label className="toggle">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        onChange={({ target }) => {
          onTurn(target.checked);
        }}
      />
      {label}
    </label>
  );
}
