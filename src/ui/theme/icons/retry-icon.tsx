import { Icon } from './icon.js';

export function RetryIcon() {
  return (
    <Icon>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.400L19.5 9M19.5 4.500V9H15" />
    </Icon>
  );
}
