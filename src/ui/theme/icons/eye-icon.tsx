import { Icon } from './icon.js';

export function EyeIcon({ crossed }: { readonly crossed: boolean }) {
  return (
    <Icon>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
      {crossed && <path d="M4.5 4.5l15 15" />}
    </Icon>
  );
}
