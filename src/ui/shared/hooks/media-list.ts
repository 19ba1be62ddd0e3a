import { type Media, mediaQuery } from '../../../domain/site/window-shapes.js';

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** The only place that asks the browser whether a media query matches, and when that changes. */
export function mediaList(query: string): MediaQueryList {
  return window.matchMedia(query);
}

export function matchesMedia(media: Media): boolean {
  return mediaList(mediaQuery(media)).matches;
}
