import { focusMain } from '../layouts/focus-main.js';

/** For '重试', which goes with what it stands in: the keyboard stays with what the page is about, and nothing scrolls. */
export function keepingFocus(retry: () => void): () => void {
  return () => {
    focusMain({ preventScroll: true });
    retry();
  };
}
