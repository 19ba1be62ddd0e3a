import { Icon } from '../shared/theme/icons.js';

export function KeyboardIcon() {
  return (
    <Icon>
      <rect x="2.5" y="6" width="19" height="12" rx="2" />
      <path d="M6 9.5v.1M10 9.5v.1M14 9.5v.1M18 9.5v.1M6 12.5v.1M18 12.5v.1M9 14.8h6" />
    </Icon>
  );
}
