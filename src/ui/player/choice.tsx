import { useMediaRemote } from '@vidstack/react';

interface ChoiceProps {
  /** What is chosen. */
  readonly name: string;
  readonly choices: readonly { readonly key: string; readonly label: string }[];
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
}

/** A choice of a few, as the device offers such: a list beside the bar, or a wheel under the thumb. */
export function Choice({ name, choices, chosen, onChoose }: ChoiceProps) {
  const remote = useMediaRemote();
  // A bar that goes would take the open list along.
  const stay = (): void => {
    remote.pauseControls();
  };
  const go = (): void => {
    remote.resumeControls();
  };
  return (
    <select
      className="player__button player__choice"
      aria-label={name}
      title={name}
      value={chosen}
      onPointerDown={stay}
      onFocus={stay}
      onBlur={go}
      onChange={({ target }) => {
        onChoose(target.value);
        go();
      }}
    >
      {choices.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  );
}
