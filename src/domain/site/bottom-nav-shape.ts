import type { Media } from './window-shapes.js';

/**
 * The windows with the bottom navigation: all of these, as the mixin `bottom-nav` of src/ui/shared/theme/_shapes.scss.
 * Beside bottom-nav.ts, because the first load needs only that one.
 */
export const BOTTOM_NAV_SHAPE: readonly Media[] = ['compact', 'tall'];
