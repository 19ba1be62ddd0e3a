import './back-to-top.scss';

import { useSyncExternalStore } from 'react';

import { BACK_TO_TOP_AFTER_PX } from '../../../domain/site/limits.js';
import { BACK_TO_TOP } from '../../../domain/site/strings.js';
import { listening } from '../hooks/effects.js';
import { mediaList, REDUCED_MOTION } from '../hooks/media-list.js';
import { Icon } from '../theme/icons.js';
import { focusMain } from './main-area.js';

/** Whether the page has been scrolled by `distance` CSS pixels or more. */
function useScrolledPast(distance: number): boolean {
  return useSyncExternalStore(whenScrolled, () => window.scrollY >= distance);
}

/** Scrolls to the top; smoothly, unless the visitor's system reduces motion. */
function scrollToTop(): void {
  const still = mediaList(REDUCED_MOTION).matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
}

function whenScrolled(changed: () => void): () => void {
  return listening(window, ['scroll'], changed);
}

/** Button that scrolls back to the top of a long page (docs/spec/header-and-footer.md#back-to-top). */
export function BackToTop() {
  if (!useScrolledPast(BACK_TO_TOP_AFTER_PX)) return undefined;
  return (
    <button
      type="button"
      className="back-to-top"
      aria-label={BACK_TO_TOP}
      onClick={() => {
        // The button disappears at the top; move the focus before that.
        focusMain({ preventScroll: true });
        scrollToTop();
      }}
    >
      <Icon>
        <path d="M12 19V5.500M6 11l6-6 6 6" />
      </Icon>
    </button>
  );
}
