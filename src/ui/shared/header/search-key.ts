import { useEffect } from 'react';

import { isForInputMethod } from '../hooks/input-method.js';

/** Where a `/` is text, and what covers the header. */
const TYPED_INTO = 'input, textarea, select, [contenteditable]';
const DIALOG = '[role=dialog]';

/** `/` moves the focus to the search box. On a narrow screen, where the box is hidden, it opens the search. */
export function useSearchKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || isForInputMethod(event)) return;
      if ((target instanceof Element && target.closest(TYPED_INTO)) || document.querySelector(DIALOG)) return;
      // Firefox would search in the page, and the box would receive the sign.
      event.preventDefault();
      const box = document.querySelector<HTMLInputElement>('.header .search-form__input');
      box?.select();
      box?.focus();
      if (document.activeElement !== box) document.querySelector<HTMLElement>('.narrow-tools__search')?.click();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, []);
}
