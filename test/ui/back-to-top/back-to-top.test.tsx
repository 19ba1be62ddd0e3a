import { fireEvent, render, screen } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { BackToTop } from '../../../src/ui/layouts/back-to-top.js';
import { MainArea } from '../../../src/ui/layouts/main-area.js';
import { aMediaQuery } from '../support/a-media-query.js';
import { aUser } from '../../support/dom/a-user.js';

describe('Back to top', () => {
  const box = sinon.createSandbox();
  let stillness = false;
  let scrolled: sinon.SinonSpy;

  beforeEach(() => {
    stillness = false;
    scrolled = sinon.spy();
    box.replace(window, 'matchMedia', () => aMediaQuery(stillness));
    box.replace(window, 'scrollTo', scrolled);
    render(
      <>
        <MainArea>page</MainArea>
        <BackToTop />
      </>,
    );
  });

  afterEach(() => {
    box.restore();
    scrollBy(0);
  });

  function scrollBy(distance: number): void {
    Object.defineProperty(window, 'scrollY', { value: distance, configurable: true });
    fireEvent.scroll(window);
  }

  const button = () => screen.queryByRole('button', { name: '回到顶部' });

  it('appears after 2000 px and goes away above (spec §2)', () => {
    scrollBy(1999);
    expect(button()).to.equal(null);
    scrollBy(2000);
    expect(button()).not.to.equal(null);
    scrollBy(1999);
    expect(button()).to.equal(null);
  });

  async function press(): Promise<void> {
    scrollBy(3000);
    await aUser().click(screen.getByRole('button', { name: '回到顶部' }));
  }

  it('goes up smoothly, and takes the focus to the page before it vanishes', async () => {
    await press();
    expect(scrolled.args).to.deep.equal([[{ top: 0, behavior: 'smooth' }]]);
    expect(document.activeElement).to.equal(screen.getByRole('main'));
  });

  it('jumps for whoever wants less motion (design/ui.md)', async () => {
    stillness = true;
    await press();
    expect(scrolled.args).to.deep.equal([[{ top: 0, behavior: 'auto' }]]);
  });
});
