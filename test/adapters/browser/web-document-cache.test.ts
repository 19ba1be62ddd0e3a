import { expect } from 'chai';

import { WebDocumentCache, type WorkingBrowser } from '../../../src/adapters/browser/web-document-cache.js';
import { settled } from '../../support/until.js';
import { watching } from '../../support/watching.js';

async function asked(browser: WorkingBrowser, trusted = (address: string) => address) {
  const watched = watching(new WebDocumentCache(browser, trusted).keep());
  await settled();
  return watched;
}

describe('WebDocumentCache', () => {
  it('names the worker beside the document, as an address that the policy trusts', async () => {
    const addresses: string[] = [];
    const register = (address: string) => Promise.resolve(addresses.push(address));
    await asked({ serviceWorker: { register } }, (address) => `trusted ${address}`);
    expect(addresses).to.deep.equal(['trusted /service-worker.js']);
  });

  for (const [what, browser, trusted] of [
    ['has no workers, as where a page did not come safely', {}, undefined],
    ['forbids them', { serviceWorker: { register: () => Promise.reject(new Error('SecurityError')) } }, undefined],
    [
      'does not trust the address',
      { serviceWorker: { register: () => Promise.resolve() } },
      () => {
        throw new TypeError('not trusted');
      },
    ],
  ] as const)
    it(`does without in a browser that ${what}`, async () => {
      const { values, errors, completed } = await asked(browser, trusted);
      expect([values, errors, completed]).to.deep.equal([[], [], true]);
    });
});
