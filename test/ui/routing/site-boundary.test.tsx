import { screen } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { SiteBoundary } from '../../../src/ui/routing/error-boundary.js';
import { renderWithSite } from '../support/render-with-site.js';

function Broken(): never {
  throw new Error('planted');
}

describe('SiteBoundary', () => {
  beforeEach(() => {
    sinon.stub(console, 'error');
  });
  afterEach(() => {
    sinon.restore();
  });

  it('leaves a named page with a retry when even the frame breaks', () => {
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
