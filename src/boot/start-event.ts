import type { Navigator } from '../domain/ports/browser/navigator.js';

/**
 * Event on `document` at the end of each attempt to start: the first views are there, with their effects, or `detail` is
 * missing because the site cannot start. The default then empties the page; a snapshot, which has to stay, prevents that.
 */
export const SITE_START = 'course-site:start';

/** What a snapshot needs of the site that has started. */
export interface StartedSite {
  readonly location$: Navigator['location$'];
  /** Follows a link of this origin. */
  readonly follow: (address: string) => void;
}
