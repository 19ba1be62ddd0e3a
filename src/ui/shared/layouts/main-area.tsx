import type { MouseEvent, ReactNode } from 'react';

import { SKIP_TO_MAIN } from '../../../domain/site/strings.js';

/** The `main` landmark. It can be focused by script, but it is no tab stop. */
export function MainArea({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" className="main" tabIndex={-1}>
      {children}
    </main>
  );
}

/** Moves the focus to the main content. Over a snapshot, which has one too, only the visible one takes it. */
export function focusMain(options?: FocusOptions): void {
  for (const main of document.querySelectorAll<HTMLElement>('#main')) main.focus(options);
}

/** First tab stop: skips header and navigation. */
export function SkipLink() {
  const skip = (event: MouseEvent): void => {
    // Following #main would add a history entry that leads nowhere.
    event.preventDefault();
    focusMain();
  };
  return (
    <a className="skip-link" href="#main" onClick={skip}>
      {SKIP_TO_MAIN}
    </a>
  );
}
