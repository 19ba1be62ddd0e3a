import { SEARCH_KEY } from '../../../domain/site/keys.js';
import { isFullscreen } from '../hooks/fullscreen.js';
import { pressedKey } from '../hooks/pressed-key.js';
import { useKeys } from '../hooks/where-keys-act.js';

/** `/` moves the focus to the search box. On a narrow screen, where the box is hidden, it opens the search. */
export function useSearchKey(): void {
  useKeys((event) => (pressedKey(event) === SEARCH_KEY && !isFullscreen() ? goToSearch : undefined));
}

function goToSearch(): void {
  const box = document.querySelector<HTMLInputElement>('.header .search-form__input');
  box?.select();
  box?.focus();
  if (document.activeElement !== box) document.querySelector<HTMLElement>('.narrow-tools__search')?.click();
}
