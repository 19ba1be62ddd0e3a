const HIDDEN = 'rich-text--dressing';

/**
 * Hides a text, which keeps its place, until every part of its dressing has ended: formulas are higher and wider than
 * their source, so that a text that is shown before would move. `rich-text.scss` sets the longest time. Returns what
 * each part calls once at its end.
 */
export function hideUntilDressed(root: HTMLElement, parts: number): () => void {
  let left = parts;
  const show = (): void => {
    root.classList.remove(HIDDEN);
  };
  root.classList.add(HIDDEN);
  return () => {
    left -= 1;
    if (left > 0) return;
    if (root.querySelector('.katex') === null) show();
    else void fontsOf(root).then(show);
  };
}

/** Resolves when the fonts that the text needs are loaded, or cannot be. */
async function fontsOf(root: HTMLElement): Promise<void> {
  // A font is requested at the first layout that needs it.
  root.getBoundingClientRect();
  if ('fonts' in document) await document.fonts.ready;
}
