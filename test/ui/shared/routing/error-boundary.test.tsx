import { act, screen } from '@testing-library/react';
import { expect } from 'chai';
import { useState } from 'react';
import sinon from 'sinon';

import { usePageLocation } from '../../../../src/ui/shared/hooks/services.js';
import { RouteBoundary, SiteBoundary } from '../../../../src/ui/shared/routing/error-boundary.js';
import { translate } from '../../support/machine-translation.js';
import { renderWithSite } from '../../support/render-with-site.js';

/** Throws while the query is `?broken` and `fault.isFixed` is false. */
function Fragile({ fault }: { readonly fault: { isFixed: boolean } }) {
  if (usePageLocation().query === '?broken' && !fault.isFixed) throw new Error('planted');
  return <p>intact</p>;
}

function renderFragile() {
  const fault = { isFixed: false };
  const rendered = renderWithSite(
    <RouteBoundary title="录播课">
      <Fragile fault={fault} />
    </RouteBoundary>,
    { at: '/courses?broken' },
  );
  return { ...rendered, fault };
}

describe('The error boundary of a page', () => {
  beforeEach(() => {
    // React writes every caught error to the console.
    sinon.stub(console, 'error');
  });
  afterEach(() => sinon.restore());

  it('shows an error under the title of a page that fails to render', () => {
    renderFragile();
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('录播课');
    expect(screen.getByText('出了点问题，请稍后重试')).to.exist;
  });

  it('renders a page again if it fails because a browser’s translation has replaced its texts', async () => {
    function Toggled() {
      const [isShown, setIsShown] = useState(true);
      return (
        <p>
          <button type="button" onClick={() => setIsShown(false)}>
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

  it('renders the page again on retry', async () => {
    const { user, fault } = renderFragile();
    fault.isFixed = true;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('intact')).to.exist;
  });

  it('shows the error again when the retry fails', async () => {
    const { user } = renderFragile();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('出了点问题，请稍后重试')).to.exist;
  });

  it('removes the error when the visitor goes to another address', () => {
    const { world } = renderFragile();
    act(() => world.navigator.go('/courses?page=2'));
    expect(screen.getByText('intact')).to.exist;
  });
});

function Broken(): never {
  throw new Error('planted');
}

describe('The error boundary of the site', () => {
  beforeEach(() => {
    sinon.stub(console, 'error');
  });
  afterEach(() => sinon.restore());

  it('shows the name of the site and a retry when even the layout fails to render', () => {
    renderWithSite(
      <SiteBoundary>
        <Broken />
      </SiteBoundary>,
    );
    expect(screen.getByRole('main')).to.exist;
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('示例学堂');
    expect(screen.getByRole('button', { name: '重试' })).to.exist;
  });
});
