import { Menu } from '@vidstack/react';

interface ChoiceMenuProps {
  /** What is chosen. */
  readonly name: string;
  readonly choices: readonly { readonly key: string; readonly label: string }[];
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
}

/** A button that says what is chosen, and the menu behind it. */
export function ChoiceMenu({ name, choices, chosen, onChoose }: ChoiceMenuProps) {
  const label = choices.find(({ key }) => key === chosen)?.label ?? '';
  return (
    <Menu.Root>
      <Menu.Button className="player__button player__button--words" aria-label={`${name} ${label}`} title={name}>
        {label || name}
      </Menu.Button>
      <Menu.Items className="player__menu" placement="top end" offset={8} aria-label={name}>
        <Menu.RadioGroup
          value={chosen ?? ''}
          onChange={(key: string) => {
            onChoose(key);
          }}
        >
          {choices.map((choice) => (
            <Menu.Radio key={choice.key} className="player__choice" value={choice.key}>
              {choice.label}
            </Menu.Radio>
          ))}
        </Menu.RadioGroup>
      </Menu.Items>
    </Menu.Root>
  );
}
