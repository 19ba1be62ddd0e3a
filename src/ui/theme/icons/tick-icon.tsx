import { Icon } from './icon.js';

export function TickIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m8.5 12.2 2.5 2.5 4.7-5.2" />
    </Icon>
  );
}
