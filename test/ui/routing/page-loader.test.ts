import { expect } from 'chai';
import sinon from 'sinon';

import { PageLoader } from '../../../src/ui/routing/page-loader.js';
import { PAGES } from '../../../src/ui/pages/page-table.js';

const Page = () => undefined;

describe('PageLoader', () => {
  it('has home at hand from the start: it is part of the first load', () => {
    expect(new PageLoader(PAGES).take('home')).to.be.a('function');
  });

  it('has every other page only once it was fetched', async () => {
    const shelf = new PageLoader({ ...PAGES, vip: { kind: 'fetched', load: () => Promise.resolve(Page) } });
    expect(shelf.take('vip')).to.equal(undefined);
    expect(await shelf.fetch('vip')).to.equal(Page);
    expect(shelf.take('vip')).to.equal(Page);
  });

  it('asks again after a failure (lesson 29)', async () => {
    const load = sinon.stub().onFirstCall().rejects(new Error('gone')).onSecondCall().resolves(Page);
    const shelf = new PageLoader({ ...PAGES, vip: { kind: 'fetched', load } });
    await shelf.fetch('vip').then(
      () => expect.fail('should have failed'),
      () => undefined,
    );
    expect(shelf.take('vip')).to.equal(undefined);
    expect(await shelf.fetch('vip')).to.equal(Page);
  });
});
