import { expect } from 'chai';
import sinon from 'sinon';

import { scrollToWhenTall } from '../../../../src/ui/shared/routing/use-scroll.js';
import { type QuietWindow, quietWindow } from '../../support/quiet-window.js';

/** A ResizeObserver; the test reports that the page has grown. */
class GrowingPage {
  static watchers: (() => void)[] = [];

  constructor(private readonly onGrow: () => void) {}

  observe(): void {
    GrowingPage.watchers.push(this.onGrow);
  }

  disconnect(): void {
    GrowingPage.watchers = GrowingPage.watchers.filter((other) => other !== this.onGrow);
  }

  static grow(): void {
    for (const watcher of GrowingPage.watchers) watcher();
  }
}

describe('The scroll to a position of a page that is still growing', () => {
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

  it('scrolls once if the page is tall enough', () => {
    page.limitScrollTo(799.5);
    scrollToWhenTall(800);
    GrowingPage.grow();
    expect(page.scrolls).to.deep.equal([{ top: 800, behavior: 'instant' }]);
  });

  it('scrolls again whenever the page grows, until it has reached the position', () => {
    page.limitScrollTo(200);
    scrollToWhenTall(800);
    GrowingPage.grow();
    page.limitScrollTo(2000);
    GrowingPage.grow();
    GrowingPage.grow();
    expect(page.scrolls).to.have.length(3);
    expect(window.scrollY).to.equal(800);
  });

  for (const move of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    it(`stops when the visitor causes the event ${move}`, () => {
      page.limitScrollTo(200);
      scrollToWhenTall(800);
      window.dispatchEvent(new window.Event(move));
      GrowingPage.grow();
      expect(page.scrolls).to.have.length(1);
    });
  }

  it('stops when the caller cancels it', () => {
    page.limitScrollTo(200);
    scrollToWhenTall(800)();
    GrowingPage.grow();
    expect(page.scrolls).to.have.length(1);
  });
});
