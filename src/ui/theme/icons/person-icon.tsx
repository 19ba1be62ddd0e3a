import { Icon } from './icon.js';

export function PersonIcon() {
  return (
    <Icon>
      <circle cx="12" cy="8.5" r="3.8" />
      <path d="M4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6" />
    </Icon>
  );
}
