import { LOADING } from '../domain/site/strings.js';
import { showSnapshotNotice } from './snapshot-notice.js';

/** `failed`: the request of the page, or its code. */
export type PageState = 'loading' | 'failed' | 'ready';

/** All placeholders have this text for screen readers. */
const PLACEHOLDER_TEXT = '[role=status] > .visually-hidden:first-child';

/**
 * The snapshot in `#root`, and the element in which React draws the page that replaces it
 * (docs/decisions/0026-snapshots.md#the-site-starts-over-a-snapshot). It has layout, because parts of a page load when
 * they are near the viewport, but it is neither visible nor can it be focused.
 */
export class Snapshot {
  readonly container = document.createElement('div');
  private readonly title: TitleHold;
  private readonly head = [...document.head.querySelectorAll<HTMLElement>('[data-snapshot]')];

  constructor(private readonly root: HTMLElement) {
    this.container.style.cssText = 'position:absolute;inset:0 0 auto;visibility:hidden';
    root.after(this.container);
    this.title = new TitleHold();
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

  /** Follows the link that the visitor has pressed in the snapshot, once the site has it: the page may take longer. */
  followPress(): void {
    // The footer is drawn after the effects of the rest have run: before, a press has no effect.
    if (!this.container.querySelector('.footer')) return;
    const link = this.root.querySelector('a[aria-busy]');
    const same = [...this.container.querySelectorAll('a')].find(
      (each) => each.getAttribute('href') === link?.getAttribute('href'),
    );
    if (!link || !same) return;
    link.removeAttribute('aria-busy');
    same.click();
  }

  /** Resolves when the images that are visible can be painted in the same frame as the page. Never rejects. */
  async decodeImages(): Promise<void> {
    const images = [...this.container.querySelectorAll('img')].filter((image) => image.complete && isInSight(image));
    await Promise.allSettled(images.map((image) => image.decode()));
  }

  /** Shows the page instead of the snapshot, in one step. src/boot/early-input.ts then repeats the visitor's input. */
  replace(): void {
    this.root.replaceChildren();
    this.root.remove();
    this.container.removeAttribute('style');
    this.container.id = 'root';
    this.title.release();
    const others = [...document.head.children].filter((part) => !this.head.some((own) => own === part));
    const names = new Set(others.map(nameOf));
    for (const part of this.ownHead()) if (names.has(nameOf(part))) part.remove();
  }

  /** Removes from the head what is not true of another page. */
  clearHead(): void {
    for (const part of this.ownHead()) part.remove();
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

  /** React removes by itself the elements that it has adopted. */
  private ownHead(): readonly HTMLElement[] {
    return this.head.filter((part) => !Object.keys(part).some((key) => key.startsWith('__react')));
  }

  /** Whether a placeholder is in the viewport, or above it. The header's waits for the member, the page does not. */
  private isWaiting(): boolean {
    return [
      ...[...this.container.querySelectorAll(PLACEHOLDER_TEXT)].filter(({ textContent }) => textContent === LOADING),
      ...this.container.querySelectorAll('.rich-text--dressing'),
    ].some(
      (part) => !part.closest('.header') && (part.parentElement ?? part).getBoundingClientRect().top < innerHeight,
    );
  }

  /** Otherwise the page would scroll. */
  private isTallEnough(): boolean {
    const seen = Math.min(this.root.getBoundingClientRect().bottom, innerHeight);
    return this.container.getBoundingClientRect().bottom >= seen - 1;
  }
}

/** Preserves the title of the snapshot: while a page loads it has a general one. */
class TitleHold {
  private readonly held = document.title;
  private latest = document.title;
  private readonly observer = new MutationObserver((_, observer) => {
    this.latest = document.title;
    document.title = this.held;
    // Its own change is none of the site.
    observer.takeRecords();
  });

  constructor() {
    this.observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  }

  release(): void {
    this.observer.disconnect();
    document.title = this.latest;
  }
}

/** Equal for two elements of which a page has one. */
function nameOf(part: Element): string {
  const [, type = ''] = /"@type":\s*("\w+")/.exec(part.textContent) ?? [];
  return [part.localName, ...['rel', 'name', 'property', 'itemprop'].map((name) => part.getAttribute(name)), type].join(
    ' ',
  );
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
