/** Whether some part of the page is in fullscreen: the rest is not visible then, and cannot have the focus. */
export function isFullscreen(): boolean {
  return Boolean(document.fullscreenElement);
}

/** Leaves fullscreen, if the page is in it, and then acts, also where the browser refuses to leave. */
export function outsideFullscreen(act: () => void): void {
  if (isFullscreen()) document.exitFullscreen().then(act, act);
  else act();
}
