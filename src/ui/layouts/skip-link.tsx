import type { MouseEvent } from 'react';

import { SKIP_TO_MAIN } from '../../domain/site/words.js';
import { focusMain } from './focus-main.js';

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
