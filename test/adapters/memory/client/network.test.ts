import { expect } from 'chai';

import { FAULTS } from '../../../../src/adapters/memory/server/calls.js';
import { watching } from '../../../support/watching.js';
import { aSiteOnNetwork, outcome, passUntil } from '../support.js';

describe('MemoryNetwork', () => {
  it('reports a refused token before the request fails, and only while that token is stored', async () => {
    const { network, time, site, store } = aSiteOnNetwork();
    const reported: string[] = [];
    network.refused$.subscribe(() => reported.push('refused'));
    store.write('token', 't');
    site.controls.fail('links', FAULTS.signInFirst);
    const answer$ = network.request('links', () => 'answer');
    expect(await outcome(answer$, time)).to.deep.equal([{ error: { kind: 'unauthorized', isStale: false } }]);
    expect(reported).to.deep.equal(['refused']);
    // The late answer to another request with the same token, which the store has lost meanwhile.
    const late = watching(answer$);
    store.erase('token');
    passUntil(time, time.now() + 1000);
    expect([late.errors, reported]).to.deep.equal([[{ kind: 'unauthorized', isStale: true }], ['refused']]);
  });

  it('answers after the delay that the controls set', () => {
    const { network, time, site } = aSiteOnNetwork();
    site.controls.delay(200);
    const { values } = watching(network.request('links', () => 'answer'));
    passUntil(time, 199);
    expect(values).to.deep.equal([]);
    passUntil(time, 200);
    expect(values).to.deep.equal(['answer']);
  });

  for (const silence of ['silent', 'too slow'] as const) {
    it(`gives up after 15 s on a server that is ${silence}`, () => {
      const { network, time, site } = aSiteOnNetwork();
      if (silence === 'silent') site.controls.fail('links', FAULTS.timeout);
      else site.controls.delay(15_000);
      const { errors } = watching(network.request('links', () => 'answer'));
      passUntil(time, 14_999);
      expect(errors).to.deep.equal([]);
      passUntil(time, 15_000);
      expect(errors).to.deep.equal([{ kind: 'timeout' }]);
    });
  }

  for (const [name, works] of [
    ['truncated', 1],
    ['empty', 1],
    ['cut', 1],
    ['offline', 0],
    ['timeout', 0],
    ['html', 0],
    ['badGateway', 0],
    ['maintenance', 0],
  ] as const) {
    it(`${works === 1 ? 'lets' : 'does not let'} the server process the request when the fault is ${name}`, async () => {
      const { network, time, site } = aSiteOnNetwork();
      site.controls.fail('logout', FAULTS[name]);
      let done = 0;
      await outcome(
        network.request('logout', () => (done += 1)),
        time,
      );
      expect(done).to.equal(works);
    });
  }
});
