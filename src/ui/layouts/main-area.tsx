import type { MouseEvent, ReactNode } from 'react';

import { SKIP_TO_MAIN } from '../../domain/site/strings.js';

/** The `main` landmark. It can be given the focus, but the Tab key passes it by. */
export function MainArea({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" className="main" tabIndex={-1}>
      {children}
    </main>
  );
}

/** Takes the keyboard to what the page is about. */
export function focusMain(options?: FocusOptions): void {
  document.getElementById('main')?.focus(options);
}

/** First stop of the Tab key: past header and navigation, to what the page is about. */
export function SkipLink() {
  const skip = (event: MouseEvent): void => {
    // An address with #main would be a step in the history that leads nowhere.
    event.preventDefault();
    focusMain();
  };
  return (
    <a className="skip-link" href="#main" onClick={skip}>
      {SKIP_TO_MAIN}
    </a>
  );
}
