import { type RefObject, useSyncExternalStore } from 'react';

import { listening } from './effects.js';

/** An iPhone has fullscreen for videos alone, with its own controls. */
interface PhoneVideo extends HTMLVideoElement {
  readonly webkitEnterFullscreen?: () => void;
}

/** Not every browser can lock the orientation. */
interface MaybeLockable {
  readonly lock?: (orientation: 'landscape') => Promise<void>;
}

/**
 * Whether some part of the page, or what contains `part`, is in fullscreen: the rest is not visible then, and cannot
 * have the focus.
 */
export function isFullscreen(part?: Element | null): boolean {
  const { fullscreenElement } = document;
  return fullscreenElement?.contains(part ?? fullscreenElement) === true;
}

/** `isFullscreen`, as it changes. */
export function useIsFullscreen(part?: RefObject<Element | null>): boolean {
  return useSyncExternalStore(whenChanged, () => isFullscreen(part?.current));
}

function whenChanged(changed: () => void): () => void {
  return listening(document, ['fullscreenchange'], changed);
}

/** What the browser puts into fullscreen: any element, or videos only. */
export function fullscreenKind(): 'elements' | 'videos' | undefined {
  if (document.fullscreenEnabled) return 'elements';
  return 'webkitEnterFullscreen' in HTMLVideoElement.prototype ? 'videos' : undefined;
}

/** Puts the element into fullscreen; where only videos can be, the video. Rejects where the browser refuses. */
export async function enterFullscreen(element: Element | null | undefined, video?: PhoneVideo | null): Promise<void> {
  if (fullscreenKind() === 'videos') video?.webkitEnterFullscreen?.();
  else await element?.requestFullscreen();
}

/** In fullscreen a phone shows the video as wide as it can; leaving it ends the lock. */
export async function lockLandscape(): Promise<void> {
  await (screen.orientation as MaybeLockable | undefined)?.lock?.('landscape');
}

/** Leaves fullscreen, if the page is in it, and then acts, also where the browser refuses to leave. */
export function outsideFullscreen(act: () => void = () => undefined): void {
  if (isFullscreen()) document.exitFullscreen().then(act, act);
  else act();
}
