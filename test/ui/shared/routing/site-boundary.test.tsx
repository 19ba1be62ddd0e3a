import { screen } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { SiteBoundary } from '../../../../src/ui/shared/routing/error-boundary.js';
import { renderWithSite } from '../../support/render-with-site.js';

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
