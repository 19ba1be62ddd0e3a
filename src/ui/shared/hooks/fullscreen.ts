/**
 * Whether some part of the page, or what contains `part`, is in fullscreen: the rest is not visible then, and cannot
 * have the focus. The player enters it (`use-fullscreen.ts`).
 */
export function isFullscreen(part?: Element | null): boolean {
  const { fullscreenElement } = document;
  return fullscreenElement?.contains(part ?? fullscreenElement) === true;
}

/** Leaves fullscreen, if the page is in it, and then acts, also where the browser refuses to leave. */
export function outsideFullscreen(act: () => void = () => undefined): void {
  if (isFullscreen()) document.exitFullscreen().then(act, act);
  else act();
}
