import { act, cleanup, screen } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { SCROLL_POSITIONS } from '../../../../src/application/site/scroll-positions.js';
import { ScrollAndFocus } from '../../../../src/ui/shared/routing/route-change.js';
import { MemoryNavigator } from '../../../../src/adapters/memory/browser/navigator.js';
import { type QuietWindow, quietWindow } from '../../support/quiet-window.js';
import type { WorldOptions } from '../../support/site-world.js';
import { renderWithSite } from '../../support/render-with-site.js';

function renderAt(at: string, stored: WorldOptions['stored'] = {}) {
  const { go, world } = renderWithSite(
    <>
      <button type="button">opener</button>
      <main id="main" tabIndex={-1}>
        page
      </main>
      <ScrollAndFocus />
    </>,
    { at, stored },
  );
  const travel = (steps: number): void => act(() => world.navigator.travel(steps));
  return { go, travel, world };
}

describe('The control of scroll position and focus', () => {
  let page: QuietWindow;
  beforeEach(() => {
    page = quietWindow();
  });
  afterEach(() => sinon.restore());

  it('changes neither the scroll position nor the focus when the document loads', () => {
    renderAt('/courses');
    expect(page.scrolls).to.be.empty;
    expect(document.activeElement).to.equal(document.body);
  });

  it('scrolls to the top on a new path', () => {
    const { go } = renderAt('/courses');
    page.scrollBy(900);
    go('/vip');
    expect(page.scrolls).to.deep.equal([{ top: 0, behavior: 'instant' }]);
  });

  it('does not scroll when only the query changes', () => {
    const { go } = renderAt('/courses');
    page.scrollBy(900);
    go('/courses?page=2');
    expect(page.scrolls).to.be.empty;
  });

  it('restores the scroll position of each history entry on Back', () => {
    const { go, travel } = renderAt('/courses');
    page.scrollBy(900);
    go('/vip');
    page.scrollBy(300);
    travel(-1);
    expect(page.scrolls.at(-1)).to.deep.equal({ top: 900, behavior: 'instant' });
    travel(1);
    expect(page.scrolls.at(-1)).to.deep.equal({ top: 300, behavior: 'instant' });
  });

  it('restores the scroll position after a reload, and stores it when the visitor leaves the document', () => {
    const { key } = new MemoryNavigator('/courses').location$.value;
    const { world } = renderAt('/courses', { scrollPositions: `${key}=900` });
    expect(page.scrolls).to.deep.equal([{ top: 900, behavior: 'instant' }]);
    page.scrollBy(1200);
    window.dispatchEvent(new window.Event('pagehide'));
    expect(world.resolve(SCROLL_POSITIONS).of(key)).to.equal(1200);
  });

  it('restores the scroll position of a page from the back/forward cache, which WebKit shows at its top', () => {
    const { world } = renderAt('/courses');
    page.scrollBy(900);
    window.dispatchEvent(new window.Event('pagehide'));
    page.scrollBy(0);
    world.presence.restore();
    expect(page.scrolls).to.deep.equal([{ top: 900, behavior: 'instant' }]);
  });

  it('stores no scroll position once it is unmounted', () => {
    const { world } = renderAt('/courses');
    page.scrollBy(1200);
    cleanup();
    window.dispatchEvent(new window.Event('pagehide'));
    expect(world.store.read('scrollPositions')).to.equal(undefined);
  });

  it('scrolls to the top on Back to a history entry without a stored position', () => {
    const { go, travel, world } = renderAt('/courses');
    page.scrollBy(900);
    go('/vip');
    world.store.erase('scrollPositions');
    travel(-1);
    expect(page.scrolls.at(-1)).to.deep.equal({ top: 0, behavior: 'instant' });
  });

  it('moves the focus to the main area on a new path, without scrolling', () => {
    const { go } = renderAt('/courses');
    const focus = sinon.spy(screen.getByRole('main'), 'focus');
    screen.getByText('opener').focus();
    go('/vip');
    expect(document.activeElement).to.equal(screen.getByRole('main'));
    expect(focus.args).to.deep.equal([[{ preventScroll: true }]]);
  });

  it('does not move the focus when only the query changes', () => {
    const { go } = renderAt('/search?keywords=a');
    screen.getByText('opener').focus();
    go('/search?keywords=b');
    expect(document.activeElement).to.equal(screen.getByText('opener'));
  });
});
