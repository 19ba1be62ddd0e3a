import { Icon } from './icon.js';

export function CrownIcon() {
  return (
    <Icon>
      <path d="m4 8 4 4 4-6 4 6 4-4-1.5 10h-13z" />
    </Icon>
  );
}
