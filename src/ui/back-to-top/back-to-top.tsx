import { BACK_TO_TOP_AFTER_PX } from '../../domain/limits.js';
import { BACK_TO_TOP } from '../../domain/site/words.js';
import { scrollToTop, useScrolledPast } from '../hooks/use-scrolled-past.js';
import { focusMain } from '../layouts/focus-main.js';
import { ArrowUpIcon } from '../theme/icons/arrow-up-icon.js';

/** The way back up from far below (spec §2 back-to-top). */
export function BackToTop() {
  if (!useScrolledPast(BACK_TO_TOP_AFTER_PX)) return undefined;
  return (
    <button
      type="button"
      className="back-to-top"
      aria-label={BACK_TO_TOP}
      onClick={() => {
        // The button is about to go; the focus must not go with it.
        focusMain({ preventScroll: true });
        scrollToTop();
      }}
    >
      <ArrowUpIcon />
    </button>
  );
}
