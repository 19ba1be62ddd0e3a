import { act, cleanup, screen } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { SCROLL_POSITIONS } from '../../../src/application/site/scroll-positions.js';
import type { Arrival } from '../../../src/domain/ports/browser/navigator.js';
import { ScrollAndFocus } from '../../../src/ui/routing/route-change.js';
import { aPlace } from '../../support/fake-navigator.js';
import { type QuietWindow, quietWindow } from '../support/quiet-window.js';
import type { WorldOptions } from '../support/site-world.js';
import { renderWithSite } from '../support/render-with-site.js';

function renderAt(at: string, stored: WorldOptions['stored'] = {}) {
  const { world } = renderWithSite(
    <>
      <button type="button">opener</button>
      <main id="main" tabIndex={-1}>
        page
      </main>
      <ScrollAndFocus />
    </>,
    { at, stored },
  );
  const arrive = (address: string, arrival: Arrival = 'push'): void => {
    act(() => {
      world.navigator.location$.next(aPlace(address, arrival));
    });
  };
  return { arrive, world };
}

describe('ScrollAndFocus', () => {
  let page: QuietWindow;
  beforeEach(() => {
    page = quietWindow();
  });
  afterEach(() => {
    sinon.restore();
  });

  it('leaves scroll and focus alone when the document loads', () => {
    renderAt('/courses');
    expect(page.scrolls).to.be.empty;
    expect(document.activeElement).to.equal(document.body);
  });

  it('goes to the top on a new path', () => {
    const { arrive } = renderAt('/courses');
    page.standAt(900);
    arrive('/vip');
    expect(page.scrolls).to.deep.equal([{ top: 0, behavior: 'instant' }]);
  });

  it('stays where it is when only the query changes', () => {
    const { arrive } = renderAt('/courses');
    page.standAt(900);
    arrive('/courses?page=2');
    expect(page.scrolls).to.be.empty;
  });

  it('goes back to where the visitor was on Back, entry by entry', () => {
    const { arrive } = renderAt('/courses');
    page.standAt(900);
    arrive('/vip');
    page.standAt(300);
    arrive('/courses', 'pop');
    expect(page.scrolls.at(-1)).to.deep.equal({ top: 900, behavior: 'instant' });
    arrive('/vip', 'pop');
    expect(page.scrolls.at(-1)).to.deep.equal({ top: 300, behavior: 'instant' });
  });

  it('goes back to where the visitor was before the document was loaded anew', () => {
    const { key } = aPlace('/courses');
    const { world } = renderAt('/courses', { scrollPositions: `${key}=900` });
    expect(page.scrolls).to.deep.equal([{ top: 900, behavior: 'instant' }]);
    page.standAt(1200);
    window.dispatchEvent(new window.Event('pagehide'));
    expect(world.resolve(SCROLL_POSITIONS).of(key)).to.equal(1200);
  });

  it('remembers nothing for whoever has stopped looking', () => {
    const { world } = renderAt('/courses');
    page.standAt(1200);
    cleanup();
    window.dispatchEvent(new window.Event('pagehide'));
    expect(world.store.read('scrollPositions')).to.equal(undefined);
  });

  it('goes to the top on Back to a place it knows nothing of', () => {
    const { arrive } = renderAt('/courses');
    page.standAt(900);
    arrive('/vip', 'pop');
    expect(page.scrolls.at(-1)).to.deep.equal({ top: 0, behavior: 'instant' });
  });

  it('takes the focus to main on a new path, without scrolling for it', () => {
    const { arrive } = renderAt('/courses');
    const focus = sinon.spy(screen.getByRole('main'), 'focus');
    screen.getByText('opener').focus();
    arrive('/vip');
    expect(document.activeElement).to.equal(screen.getByRole('main'));
    expect(focus.args).to.deep.equal([[{ preventScroll: true }]]);
  });

  it('leaves the focus where it is when only the query changes', () => {
    const { arrive } = renderAt('/search?keywords=a');
    screen.getByText('opener').focus();
    arrive('/search?keywords=b');
    expect(document.activeElement).to.equal(screen.getByText('opener'));
  });
});
