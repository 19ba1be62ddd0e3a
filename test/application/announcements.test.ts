import { expect } from 'chai';
import { Subject } from 'rxjs';

import { Announcements } from '../../src/application/announcements.js';
import { aLoader } from '../support/recorders.js';
import { anAnnouncement } from '../support/posts.js';
import { FakeAnnouncementGateway } from '../support/fake-gateways.js';
import { MemoryNavigator } from '../../src/adapters/memory/browser/navigator.js';
import { watching } from '../support/watching.js';

const LOADING = { kind: 'loading' };

function reading(address: string) {
  const gateway = new FakeAnnouncementGateway();
  const navigator = new MemoryNavigator(address);
  const retry$ = new Subject<void>();
  const announcements = new Announcements(gateway, navigator, aLoader());
  return {
    gateway,
    navigator,
    retry$,
    shown: watching(announcements.shown(retry$)),
    list: watching(announcements.list(retry$)),
  };
}

describe('The announcement page', () => {
  it('requests the latest announcement and the first page of the list', () => {
    const { gateway, shown, list } = reading('/announcement');
    expect(gateway.requests).to.deep.equal(['latest', 'page 1 of 10']);
    const latest = anAnnouncement();
    gateway.newest.answer(latest);
    gateway.pages.answer({ items: [latest], total: 1 });
    expect(shown.values).to.deep.equal([LOADING, { kind: 'ready', value: latest, isRenewing: false }]);
    expect(list.values).to.deep.equal([
      LOADING,
      { kind: 'ready', value: { items: [latest], total: 1 }, isRenewing: false },
    ]);
  });

  it('requests the announcement and the list page in the address, and after a change only the part that changed', () => {
    expect(reading('/announcement?id=7&page=3').gateway.requests).to.deep.equal(['one 7', 'page 3 of 10']);
    const { gateway, navigator } = reading('/announcement?id=7');
    navigator.go('/announcement?id=8');
    navigator.go('/announcement?id=8&page=2');
    navigator.go('/announcement?id=8&page=2#top');
    expect(gateway.requests).to.deep.equal(['one 7', 'page 1 of 10', 'one 8', 'page 2 of 10']);
  });

  it('cancels the request for an announcement when the visitor opens another, and shows the new one', () => {
    const { gateway, navigator, shown } = reading('/announcement?id=7');
    navigator.go('/announcement?id=8');
    expect(gateway.singles.waiting).to.equal(1);
    gateway.singles.answer(anAnnouncement({ id: 8 }));
    expect(shown.values).to.deep.equal([
      LOADING,
      LOADING,
      { kind: 'ready', value: anAnnouncement({ id: 8 }), isRenewing: false },
    ]);
  });
});
