import { expect } from 'chai';
import { firstValueFrom } from 'rxjs';

import { LAZY_SERVICES } from '../../src/application/site/lazy-services.js';
import { SIGNING_IN } from '../../src/application/signing-in/signing-in.js';
import { addLazyServices, FEATURES } from '../../src/composition/lazy-services.js';
import { type Bindings, Services } from '../../src/composition/services.js';
import { token } from '../../src/domain/kernel/token.js';
import { aPage } from '../support/a-page.js';

describe('A lazy service', () => {
  it('is fetched for its first subscriber, created once, and shared with all later subscribers', async () => {
    const { signingIn$, fetched, signingIn } = signingInAfter();
    expect(fetched()).to.equal(0);
    expect(await Promise.all([firstValueFrom(signingIn$), firstValueFrom(signingIn$)])).to.deep.equal([
      signingIn,
      signingIn,
    ]);
    expect(await firstValueFrom(signingIn$)).to.equal(signingIn);
    expect(fetched()).to.equal(1);
  });

  it('is fetched again after a failure', async () => {
    const { signingIn$, fetched, signingIn } = signingInAfter({ failures: 1 });
    const failure = await firstValueFrom(signingIn$).catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(Error);
    expect(await firstValueFrom(signingIn$)).to.equal(signingIn);
    expect(fetched()).to.equal(2);
  });
});

describe('The services of an environment', () => {
  const GATEWAY = token<string>('Gateway');
  const gateway =
    (name: string): Bindings =>
    (bind) =>
      bind(GATEWAY, [], () => name);

  it('are those that were bound first, so that an environment can replace an adapter before its feature is loaded', () => {
    const services = new Services(gateway('in memory'));
    services.add(gateway('over HTTP'));
    expect(services.resolve(GATEWAY)).to.equal('in memory');
  });
});

/** The lazy sign-in service. Fetching its code fails `failures` times first. */
function signingInAfter({ failures = 0 } = {}) {
  const signingIn = aPage().signingIn;
  let count = 0;
  const fetchCode = () => {
    count += 1;
    if (count <= failures) return Promise.reject(new Error('chunk lost'));
    const bindings: Bindings = (bind) => bind(SIGNING_IN, [], () => signingIn);
    return Promise.resolve({ service: SIGNING_IN, bindings });
  };
  const services = new Services();
  addLazyServices(services, { ...FEATURES, signingIn: fetchCode });
  return { signingIn$: services.resolve(LAZY_SERVICES).signingIn, fetched: () => count, signingIn };
}
