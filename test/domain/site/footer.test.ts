import { expect } from 'chai';
import sinon from 'sinon';

import { chinaYear, FriendlyLinks, showsFriendlyLinks, touchesFooter } from '../../../src/domain/site/footer.js';
import { aRecovery } from '../../support/a-recovery.js';
import { FakeSiteGateway } from '../../support/fake-gateways.js';
import { watching } from '../../support/watching.js';

describe('The year of the copyright line', () => {
  it('changes at midnight in China, eight hours before midnight UTC', () => {
    expect(chinaYear(Date.UTC(2026, 11, 31, 15, 59, 59))).to.equal(2026);
    expect(chinaYear(Date.UTC(2026, 11, 31, 16, 0, 0))).to.equal(2027);
  });

  it('is calculated without Intl.DateTimeFormat', () => {
    const zones = sinon.spy(Intl, 'DateTimeFormat');
    try {
      chinaYear(0);
      expect(zones.callCount).to.equal(0);
    } finally {
      zones.restore();
    }
  });
});

describe('The footer', () => {
  it('has a margin above', () => {
    for (const path of ['/', '/courses', '/vip/3', '/vipers', '/search-help'])
      expect(touchesFooter(path), path).to.equal(false);
  });

  it('has no margin on /vip and /search, however the path is spelled', () => {
    for (const path of ['/vip', '/search', '/vip/', '/Search']) expect(touchesFooter(path), path).to.equal(true);
  });

  it('shows friendly links only on home', () => {
    expect(showsFriendlyLinks('/')).to.equal(true);
    for (const path of ['/courses', '/search', '/login']) expect(showsFriendlyLinks(path)).to.equal(false);
  });
});

describe('Friendly links', () => {
  it('are requested when they are first shown, once per page load', () => {
    const gateway = new FakeSiteGateway();
    const links = new FriendlyLinks(gateway, aRecovery().recovery);
    expect(gateway.partners.requestCount).to.equal(0);
    const first = watching(links.links$);
    const answer = [{ id: 1, name: '伙伴', url: 'https://partner.example' }];
    gateway.partners.answer(answer);
    expect(first.values).to.deep.equal([answer]);
    expect(watching(links.links$).values).to.deep.equal([answer]);
    expect(gateway.partners.requestCount).to.equal(1);
  });

  it('load automatically once the server is back', () => {
    const gateway = new FakeSiteGateway();
    const { recovery, presence, time } = aRecovery();
    const seen = watching(new FriendlyLinks(gateway, recovery).links$);
    gateway.partners.failWith({ kind: 'broken', status: 502 });
    time.advance(5000);
    gateway.partners.failWith({ kind: 'offline' });
    presence.regainNetwork();
    gateway.partners.answer([]);
    expect([seen.values, seen.errors, gateway.partners.requestCount]).to.deep.equal([[[]], [], 3]);
  });

  it('are not requested again when they are no longer shown', () => {
    const gateway = new FakeSiteGateway();
    const { recovery, presence, time } = aRecovery();
    const seen = watching(new FriendlyLinks(gateway, recovery).links$);
    gateway.partners.failWith({ kind: 'offline' });
    seen.stop();
    presence.regainNetwork();
    time.advance(60_000);
    expect(gateway.partners.requestCount).to.equal(1);
  });
});
