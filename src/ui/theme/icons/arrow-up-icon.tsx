import { Icon } from './icon.js';

export function ArrowUpIcon() {
  return (
    <Icon>
      <path d="M12 19V5.500M6 11l6-6 6 6" />
    </Icon>
  );
}
