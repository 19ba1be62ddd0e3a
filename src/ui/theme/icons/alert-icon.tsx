import { Icon } from './icon.js';

export function AlertIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.800v5M12 16v.1" />
    </Icon>
  );
}
