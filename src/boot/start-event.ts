import { SITE_UNAVAILABLE } from '../domain/errors/strings.js';
import type { PageNavigator } from '../domain/ports/navigator.js';

/**
 * Event on `document` at the end of each attempt to start: the first views are there, with their effects, or `detail` is
 * missing because the site cannot start. The default then empties the page; a snapshot, which has to stay, prevents that.
 */
export const SITE_START = 'course-site:start';

/** What a snapshot needs of the site that has started. */
export interface StartedSite {
  readonly location$: PageNavigator['location$'];
  /** Follows a link of this origin. */
  readonly follow: (address: string) => void;
}

/** Returns false if what is shown has to stay. */
export function announceStart(detail?: StartedSite): boolean {
  return document.dispatchEvent(new CustomEvent(SITE_START, { cancelable: true, detail }));
}

/** Empties the page, or leaves a sentence (docs/spec/start-and-routes.md#failed-start): the operator's, else `text`. */
export function showFailedStart(text = ''): void {
  if (!announceStart()) return;
  const root = document.getElementById('root');
  // As text, not as an element: while `#root` has no element, the site counts as not started.
  if (root) root.textContent = window.courseSiteSettings?.['unavailable_text'] ?? text;
  document.title = SITE_UNAVAILABLE;
}
