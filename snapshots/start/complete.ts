const TRANSPARENT = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** Completes a snapshot, and shows it in the frame after that of the header. */
export function completeSnapshot(snapshot: HTMLElement): void {
  // The policy forbids `style` attributes in HTML.
  for (const element of snapshot.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? '';
  holdFiles(snapshot);
  const show = (): void => {
    snapshot.dataset['shown'] = '';
  };
  // A hidden tab has no frames.
  if (document.hidden) show();
  else requestAnimationFrame(() => setTimeout(show));
}

/**
 * Images and fonts would compete with the scripts for bandwidth, so they wait until the scripts are loaded or have
 * failed; except the first image, which is usually the largest paint and is preloaded. The others are lazy, so the
 * browser has not requested them before the first layout.
 */
function holdFiles(snapshot: HTMLElement): void {
  const images = [...snapshot.querySelectorAll<HTMLImageElement>('[loading=lazy]')].map((image) => {
    const { src } = image;
    image.src = TRANSPARENT;
    return { image, src };
  });
  const request = (held: typeof images): void => {
    for (const { image, src } of held) if (image.src !== src) image.src = src;
  };
  snapshot.dataset['early'] = '';
  window.addEventListener('load', () => {
    delete snapshot.dataset['early'];
    // The page itself loads blocks further down when the visitor comes near.
    const near = images.filter(({ image }) => image.getBoundingClientRect().top < 2 * innerHeight);
    request(near);
    window.addEventListener(
      'scroll',
      () => {
        request(images);
      },
      { once: true },
    );
  });
}
