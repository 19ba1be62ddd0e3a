import { expect } from 'chai';
import sinon from 'sinon';

import { PageLoader } from '../../../../src/ui/shared/routing/page-loader.js';
import { someServices } from '../../../support/some-services.js';
import { PAGES } from '../../../../src/ui/pages.js';

const Page = () => undefined;
const NO_SERVICES = someServices();

describe('The loader of pages (PageLoader)', () => {
  it('has a placeholder for home from the start, and none for the VIP page', () => {
    const loader = new PageLoader(PAGES);
    expect(loader.loaded('home')).to.equal(undefined);
    expect(loader.source('home').pending).to.be.a('function');
    expect(loader.source('vip').pending).to.equal(undefined);
  });

  it('has the code of a page only after fetching it', async () => {
    const loader = new PageLoader({ ...PAGES, vip: { load: () => Promise.resolve(Page) } });
    expect(loader.loaded('vip')).to.equal(undefined);
    expect(await loader.load('vip', NO_SERVICES)).to.equal(Page);
    expect(loader.loaded('vip')).to.equal(Page);
  });

  it('fetches the code again after a failure', async () => {
    const load = sinon.stub().onFirstCall().rejects(new Error('The chunk is missing')).onSecondCall().resolves(Page);
    const loader = new PageLoader({ ...PAGES, vip: { load } });
    await loader.load('vip', NO_SERVICES).then(
      () => expect.fail('should have failed'),
      () => undefined,
    );
    expect(loader.loaded('vip')).to.equal(undefined);
    expect(await loader.load('vip', NO_SERVICES)).to.equal(Page);
  });
});
