import { expect } from 'chai';
import sinon from 'sinon';

import { keepTryingToScrollTo } from '../../../src/ui/routing/use-scroll.js';
import { type QuietWindow, quietWindow } from '../support/quiet-window.js';

/** A ResizeObserver; the test reports that the page has grown. */
class GrowingPage {
  static watchers: (() => void)[] = [];

  constructor(private readonly grown: () => void) {}

  observe(): void {
    GrowingPage.watchers.push(this.grown);
  }

  disconnect(): void {
    GrowingPage.watchers = GrowingPage.watchers.filter((other) => other !== this.grown);
  }

  static grow(): void {
    for (const watcher of GrowingPage.watchers) watcher();
  }
}

describe('keepTryingToScrollTo', () => {
  const { ResizeObserver } = globalThis;
  let page: QuietWindow;
  beforeEach(() => {
    page = quietWindow();
    GrowingPage.watchers = [];
    Object.assign(globalThis, { ResizeObserver: GrowingPage });
  });
  afterEach(() => {
    sinon.restore();
    Object.assign(globalThis, { ResizeObserver });
  });

  it('scrolls once where the page is tall enough', () => {
    page.endAt(799.5);
    keepTryingToScrollTo(800);
    GrowingPage.grow();
    expect(page.scrolls).to.deep.equal([{ top: 800, behavior: 'instant' }]);
  });

  it('tries again whenever the page grows, until it is there', () => {
    page.endAt(200);
    keepTryingToScrollTo(800);
    GrowingPage.grow();
    page.endAt(2000);
    GrowingPage.grow();
    GrowingPage.grow();
    expect(page.scrolls).to.have.length(3);
    expect(window.scrollY).to.equal(800);
  });

  for (const move of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    it(`gives way to a visitor who moves themselves by ${move}`, () => {
      page.endAt(200);
      keepTryingToScrollTo(800);
      window.dispatchEvent(new window.Event(move));
      GrowingPage.grow();
      expect(page.scrolls).to.have.length(1);
    });
  }

  it('can be given up', () => {
    page.endAt(200);
    keepTryingToScrollTo(800)();
    GrowingPage.grow();
    expect(page.scrolls).to.have.length(1);
  });
});
