import { expect } from 'chai';

import { FriendlyLinks } from '../../../src/domain/site/friendly-links.js';
import { FakeSiteGateway } from '../../support/fake-site-gateway.js';
import { watching } from '../../support/watching.js';

describe('friendly links', () => {
  it('are asked for by the first who shows them, once a page load (clarifications §7, lesson 4)', () => {
    const gateway = new FakeSiteGateway();
    const links = new FriendlyLinks(gateway);
    expect(gateway.partners.asked).to.equal(0);
    const first = watching(links.links$);
    const answer = [{ id: 1, name: '伙伴', url: 'https://partner.example' }];
    gateway.partners.answer(answer);
    expect(first.values).to.deep.equal([answer]);
    expect(watching(links.links$).values).to.deep.equal([answer]);
    expect(gateway.partners.asked).to.equal(1);
  });
});
