import { LOADING } from '../domain/site/strings.js';
import { focusAs, press, successorOf, type } from './repeat-input.js';
import { SnapshotHead } from './snapshot-head.js';
import { showSnapshotNotice } from './snapshot-notice.js';

/** `failed`: the request of the page, or its code. */
export type PageState = 'loading' | 'failed' | 'ready';

/** All placeholders have this text for screen readers. */
const PLACEHOLDER_TEXT = '[role=status] > .visually-hidden:first-child';

/** What is shown before the page. The skip link has to stay the first tab stop. */
const SHOWN_FIRST = '.skip-link, .header';

/**
 * The snapshot in `#root`, and the element in which React draws the page that replaces it
 * (docs/decisions/0026-snapshots.md#the-site-starts-over-a-snapshot). It has layout, because parts of a page load when
 * they are near the viewport, but it is neither visible nor can it be focused.
 */
export class Snapshot {
  readonly container = document.createElement('div');
  readonly head = new SnapshotHead();

  constructor(private readonly root: HTMLElement) {
    this.container.style.cssText = 'position:absolute;inset:0 0 auto;visibility:hidden';
    // Before the snapshot, so that its header comes first for the keyboard and for screen readers, too.
    root.before(this.container);
    this.holdScroll();
  }

  /** Says that the site cannot be reached. */
  showNotice(retry: () => void): void {
    showSnapshotNotice(this.root, retry);
  }

  /** Calls `changed` whenever the page in the container, or a press in the snapshot, has changed. */
  watch(changed: () => void): () => void {
    const observer = new MutationObserver(changed);
    observer.observe(this.container, { childList: true, subtree: true, attributeFilter: ['class', 'aria-busy'] });
    observer.observe(this.root, { subtree: true, attributeFilter: ['aria-busy'] });
    return () => {
      observer.disconnect();
    };
  }

  get state(): PageState {
    if (this.container.querySelector('main .notice [data-focus-stay]')) return 'failed';
    const isComplete = ['.header', '.footer', 'h1'].every(
      (part) => !this.root.querySelector(part) || this.container.querySelector(part),
    );
    return isComplete && !this.isWaiting() && this.isTallEnough() ? 'ready' : 'loading';
  }

  /** Presses every 重试 of the page. */
  retry(): void {
    for (const button of this.container.querySelectorAll<HTMLElement>('main [data-focus-stay]')) button.click();
  }

  /** The site's header knows whether the visitor is a member. */
  get isHeaderReady(): boolean {
    return this.container.querySelector('.header') !== null && this.placeholders('.header').length === 0;
  }

  /** Shows the site's header in place of the snapshot's, with text and focus of that: the page may take longer. */
  showHeader(): void {
    for (const now of this.container.querySelectorAll<HTMLElement>(SHOWN_FIRST)) now.style.visibility = 'visible';
    const box = this.root.querySelector<HTMLInputElement>('.header input');
    const field = box && successorOf(box, this.root, this.container);
    if (box?.value && field) type(box.value, field);
    const focused = this.root.querySelector<HTMLElement>(':focus');
    const toFocus = focused?.closest(SHOWN_FIRST) && successorOf(focused, this.root, this.container);
    if (focused && toFocus) focusAs(focused, toFocus);
    for (const before of this.root.querySelectorAll<HTMLElement>(SHOWN_FIRST)) before.style.visibility = 'hidden';
    // Otherwise it would be typed once more when the page replaces the snapshot.
    if (box) box.value = '';
  }

  /** Presses what the visitor has pressed in the snapshot, if it is a link or in the header: the page may take longer. */
  repeatPress(): void {
    // The footer is drawn after the effects of the rest have run: before, a press has no effect.
    if (!this.container.querySelector('.footer')) return;
    const pressed = this.root.querySelector<HTMLElement>('.header [aria-busy], a[aria-busy]');
    const same = pressed && successorOf(pressed, this.root, this.container);
    if (!same) return;
    pressed.removeAttribute('aria-busy');
    press(same);
  }

  /**
   * Resolves when the visible images of `part` can be painted in the same frame as the rest of it. Never rejects. Only
   * images that have arrived: decoding waits for no server.
   */
  async decodeImages(part: '.header' | 'main'): Promise<void> {
    const images = [...this.container.querySelectorAll<HTMLImageElement>(`${part} img`)].filter(
      (image) => image.complete && isInSight(image),
    );
    await Promise.allSettled(images.map((image) => image.decode()));
  }

  /** Shows the page instead of the snapshot, in one step. src/boot/early-input.ts then repeats the visitor's input. */
  replace(): void {
    this.root.replaceChildren();
    this.root.remove();
    this.container.removeAttribute('style');
    for (const part of this.container.querySelectorAll(SHOWN_FIRST)) part.removeAttribute('style');
    this.container.id = 'root';
    this.head.release();
  }

  /**
   * The first rendering scrolls to the stored position. src/boot/early-input.ts has already done so, and the visitor may
   * have scrolled since.
   */
  private holdScroll(): void {
    let top = 0;
    let isAtEnd = false;
    const follow = (): void => {
      top = window.scrollY;
      isAtEnd = top + innerHeight >= document.documentElement.scrollHeight - 1;
    };
    follow();
    window.addEventListener('scroll', follow);
    new MutationObserver((_, observer) => {
      observer.disconnect();
      window.removeEventListener('scroll', follow);
      // The snapshot may have been too short for the stored position.
      if (window.scrollY !== top && !(isAtEnd && window.scrollY > top)) window.scrollTo({ top, behavior: 'instant' });
    }).observe(this.container, { childList: true });
  }

  /** Whether a placeholder is in the viewport, or above it. The header's waits for the member, the page does not. */
  private isWaiting(): boolean {
    return [...this.placeholders('main'), ...this.container.querySelectorAll('.rich-text--dressing')].some(
      (part) => (part.parentElement ?? part).getBoundingClientRect().top < innerHeight,
    );
  }

  private placeholders(part: '.header' | 'main'): readonly Element[] {
    return [...this.container.querySelectorAll(`${part} ${PLACEHOLDER_TEXT}`)].filter(
      ({ textContent }) => textContent === LOADING,
    );
  }

  /** Otherwise the page would scroll. */
  private isTallEnough(): boolean {
    const seen = Math.min(this.root.getBoundingClientRect().bottom, innerHeight);
    return this.container.getBoundingClientRect().bottom >= seen - 1;
  }
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
