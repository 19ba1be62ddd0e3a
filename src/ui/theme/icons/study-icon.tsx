import { Icon } from './icon.js';

export function StudyIcon() {
  return (
    <Icon>
      <path d="M12 7C9.5 5 6.5 4.5 3.5 4.5v13c3 0 6 .5 8.5 2.5 2.5-2 5.5-2.5 8.5-2.5v-13C17.5 4.5 14.5 5 12 7zM12 7v13" />
    </Icon>
  );
}
