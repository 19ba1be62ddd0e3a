import { act, screen } from '@testing-library/react';
import { expect } from 'chai';
import { useState } from 'react';
import sinon from 'sinon';

import { usePageLocation } from '../../../src/ui/hooks/services.js';
import { RouteBoundary } from '../../../src/ui/routing/error-boundary.js';
import { translate } from '../support/machine-translation.js';
import { renderWithSite } from '../support/render-with-site.js';

/** Throws while the query is `?broken` and the fault is not mended. */
function Fragile({ mended }: { readonly mended: { yes: boolean } }) {
  if (usePageLocation().query === '?broken' && !mended.yes) throw new Error('planted');
  return <p>sound</p>;
}

function renderFragile() {
  const mended = { yes: false };
  const rendered = renderWithSite(
    <RouteBoundary title="录播课">
      <Fragile mended={mended} />
    </RouteBoundary>,
    { at: '/courses?broken' },
  );
  return { ...rendered, mended };
}

describe('RouteBoundary', () => {
  beforeEach(() => {
    // React writes every caught error to the console.
    sinon.stub(console, 'error');
  });
  afterEach(() => {
    sinon.restore();
  });

  it('says under the title of the page that it broke', () => {
    renderFragile();
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('录播课');
    expect(screen.getByText('出了点问题，请稍后重试')).to.exist;
  });

  it('renders a page again whose texts a translation has replaced', async () => {
    function Toggled() {
      const [isShown, setIsShown] = useState(true);
      return (
        <p>
          <button
            type="button"
            onClick={() => {
              setIsShown(false);
            }}
          >
            按钮
          </button>
          {isShown && '文字'}
        </p>
      );
    }
    const { user, container } = renderWithSite(
      <RouteBoundary title="录播课">
        <Toggled />
      </RouteBoundary>,
    );
    translate(container);
    await user.click(screen.getByRole('button'));
    expect(screen.queryByText('出了点问题，请稍后重试')).to.equal(null);
    expect(container.textContent).to.equal('按钮文字');
  });

  it('draws the page anew on retry', async () => {
    const { user, mended } = renderFragile();
    mended.yes = true;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('sound')).to.exist;
  });

  it('stays on view when the retry breaks as well', async () => {
    const { user } = renderFragile();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('出了点问题，请稍后重试')).to.exist;
  });

  it('is gone once the visitor goes elsewhere', () => {
    const { world } = renderFragile();
    act(() => {
      world.navigator.go('/courses?page=2');
    });
    expect(screen.getByText('sound')).to.exist;
  });
});
