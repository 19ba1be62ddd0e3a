import { Icon } from '../../theme/icons.js';

export function KeyboardIcon() {
  return (
    <Icon>
      <rect x="2.5" y="6" width="19" height="12" rx="2" />
      <path d="M6 9.500v.1M10 9.500v.1M14 9.500v.1M18 9.500v.1M6 12.500v.1M18 12.500v.1M9 14.800h6" />
    </Icon>
  );
}
