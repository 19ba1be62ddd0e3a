import { expect } from 'chai';

import { FriendlyLinks } from '../../../src/domain/site/footer.js';
import { aRecovery } from '../../support/fake-presence.js';
import { FakeSiteGateway } from '../../support/fake-gateways.js';
import { watching } from '../../support/watching.js';

describe('friendly links', () => {
  it('are asked for by the first who shows them, once a page load (clarifications §7, lesson 4)', () => {
    const gateway = new FakeSiteGateway();
    const links = new FriendlyLinks(gateway, aRecovery().recovery);
    expect(gateway.partners.asked).to.equal(0);
    const first = watching(links.links$);
    const answer = [{ id: 1, name: '伙伴', url: 'https://partner.example' }];
    gateway.partners.answer(answer);
    expect(first.values).to.deep.equal([answer]);
    expect(watching(links.links$).values).to.deep.equal([answer]);
    expect(gateway.partners.asked).to.equal(1);
  });

  it('come by themselves once the server is back (review B14, clarifications §9)', () => {
    const gateway = new FakeSiteGateway();
    const { recovery, presence, time } = aRecovery();
    const seen = watching(new FriendlyLinks(gateway, recovery).links$);
    gateway.partners.failWith({ kind: 'broken', status: 502 });
    time.advance(5000);
    gateway.partners.failWith({ kind: 'offline' });
    presence.comeOnline();
    gateway.partners.answer([]);
    expect([seen.values, seen.errors, gateway.partners.asked]).to.deep.equal([[[]], [], 3]);
  });

  it('are not asked for again where nobody shows them any more', () => {
    const gateway = new FakeSiteGateway();
    const { recovery, presence, time } = aRecovery();
    const seen = watching(new FriendlyLinks(gateway, recovery).links$);
    gateway.partners.failWith({ kind: 'offline' });
    seen.stop();
    presence.comeOnline();
    time.advance(60_000);
    expect(gateway.partners.asked).to.equal(1);
  });
});
