import { type Media, mediaQuery } from '../../../domain/site/window-shapes.js';

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** The only place that asks the browser whether a media query matches, and when that changes. */
export function mediaList(query: string): MediaQueryList {
  return window.matchMedia(query);
}

/** Whether the window is all of these. */
export function matchesMedia(...all: readonly Media[]): boolean {
  return mediaList(mediaQuery(...all)).matches;
}
