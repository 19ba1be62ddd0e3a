const TRANSPARENT = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** Makes a snapshot complete, before its first layout. */
export function completeSnapshot(snapshot: HTMLElement): void {
  // The policy forbids `style` attributes in HTML.
  for (const element of snapshot.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? '';
  holdImages(snapshot);
}

/**
 * Images would compete with the scripts for bandwidth, so they wait until the scripts are loaded or have failed. All are
 * lazy, so the browser has not requested them before the first layout.
 */
function holdImages(snapshot: HTMLElement): void {
  for (const image of snapshot.querySelectorAll<HTMLImageElement>('[loading=lazy]')) {
    const { src } = image;
    image.src = TRANSPARENT;
    window.addEventListener('load', () => {
      image.src = src;
    });
  }
}
