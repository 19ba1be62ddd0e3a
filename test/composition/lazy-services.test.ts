import { expect } from 'chai';
import { Container, ContainerModule } from 'inversify';
import { firstValueFrom } from 'rxjs';

import type { SigningIn } from '../../src/application/signing-in/signing-in.js';
import { SIGNING_IN } from '../../src/application/signing-in/signing-in.tokens.js';
import { fetched as fetchedRow, lazyServices } from '../../src/composition/lazy-services.js';
import { aSigningIn } from '../support/a-signing-in.js';

describe('A lazy service', () => {
  it('is fetched by the first who wants it, loaded once, and given to everybody after', async () => {
    const { signingIn$, fetched, services } = demand();
    expect(fetched()).to.equal(0);
    expect(await Promise.all([firstValueFrom(signingIn$), firstValueFrom(signingIn$)])).to.deep.equal([
      services,
      services,
    ]);
    expect(await firstValueFrom(signingIn$)).to.equal(services);
    expect(fetched()).to.equal(1);
  });

  it('is fetched anew after a failure (lesson 29)', async () => {
    const { signingIn$, fetched, services } = demand({ failures: 1 });
    const lost = await firstValueFrom(signingIn$).catch((error: unknown) => error);
    expect(lost).to.be.instanceOf(Error);
    expect(await firstValueFrom(signingIn$)).to.equal(services);
    expect(fetched()).to.equal(2);
  });
});

function demand({ failures = 0 } = {}) {
  const services = aSigningIn().container.get<SigningIn>(SIGNING_IN);
  const modules = [
    new ContainerModule((module) => {
      module.bind(SIGNING_IN).toConstantValue(services);
    }),
  ];
  let count = 0;
  const fetchModules = () => {
    count += 1;
    return count > failures
      ? Promise.resolve({ modules, service: SIGNING_IN })
      : Promise.reject(new Error('chunk lost'));
  };
  const rows = { signingIn: fetchedRow(fetchModules), announcements: () => Promise.reject(new Error('not wanted')) };
  const { signingIn: signingIn$ } = lazyServices(new Container(), rows);
  return { signingIn$, fetched: () => count, services };
}
