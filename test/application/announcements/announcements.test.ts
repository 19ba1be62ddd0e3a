import { expect } from 'chai';
import { Subject } from 'rxjs';

import { Announcements } from '../../../src/application/announcements.js';
import { anAnnouncement } from '../../support/posts.js';
import { FakeAnnouncementGateway } from '../../support/fake-gateways.js';
import { FakeNavigator } from '../../support/fake-navigator.js';
import { aLoader } from '../../support/recorders.js';
import { watching } from '../../support/watching.js';

const LOADING = { kind: 'loading' };

function reading(address: string) {
  const gateway = new FakeAnnouncementGateway();
  const navigator = new FakeNavigator(address);
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

describe('Announcements', () => {
  it('asks for the latest and the first page of the list (pages API 3.2)', () => {
    const { gateway, shown, list } = reading('/announcement');
    expect(gateway.wishes).to.deep.equal(['latest', 'page 1 of 10']);
    const latest = anAnnouncement();
    gateway.newest.answer(latest);
    gateway.pages.answer({ items: [latest], total: 1 });
    expect(shown.values).to.deep.equal([LOADING, { kind: 'ready', value: latest, renewing: false }]);
    expect(list.values).to.deep.equal([
      LOADING,
      { kind: 'ready', value: { items: [latest], total: 1 }, renewing: false },
    ]);
  });

  it('asks for what the address names', () => {
    expect(reading('/announcement?id=7&page=3').gateway.wishes).to.deep.equal(['one 7', 'page 3 of 10']);
  });

  it('is found under every spelling of its path', () => {
    expect(reading('/Announcement/?id=7').gateway.wishes).to.deep.equal(['one 7', 'page 1 of 10']);
  });

  it('asks anew only for the part of the address that changed', () => {
    const { gateway, navigator } = reading('/announcement?id=7');
    navigator.go('/announcement?id=8');
    navigator.go('/announcement?id=8&page=2');
    navigator.go('/announcement?id=8&page=2#top');
    expect(gateway.wishes).to.deep.equal(['one 7', 'page 1 of 10', 'one 8', 'page 2 of 10']);
  });

  it('shows what was clicked last, whatever the server answers first (lesson 30)', () => {
    const { gateway, navigator, shown } = reading('/announcement?id=7');
    navigator.go('/announcement?id=8');
    expect(gateway.singles.waiting).to.equal(1);
    gateway.singles.answer(anAnnouncement({ id: 8 }));
    expect(shown.values).to.deep.equal([
      LOADING,
      LOADING,
      { kind: 'ready', value: anAnnouncement({ id: 8 }), renewing: false },
    ]);
  });

  it('goes on after an announcement that does not exist', () => {
    const { gateway, navigator, shown } = reading('/announcement?id=99');
    gateway.singles.failWith({ kind: 'missing', message: '资源不存在' });
    expect(shown.values.at(-1)).to.deep.equal({ kind: 'gone' });
    navigator.go('/announcement');
    gateway.newest.answer(undefined);
    expect(shown.values.at(-1)).to.deep.equal({ kind: 'ready', value: undefined, renewing: false });
  });

  it('asks again when told to (lesson 29)', () => {
    const { gateway, retry$, list } = reading('/announcement');
    gateway.pages.failWith({ kind: 'offline' });
    retry$.next();
    gateway.pages.answer({ items: [], total: 0 });
    expect(list.values.at(-1)).to.deep.equal({ kind: 'ready', value: { items: [], total: 0 }, renewing: false });
  });

  it('does not read the address of a page that the visitor has gone on to', () => {
    const { gateway, navigator } = reading('/announcement?id=7');
    navigator.go('/courses?id=1');
    expect(gateway.wishes).to.deep.equal(['one 7', 'page 1 of 10']);
  });

  it('abandons its questions when nobody watches any more', () => {
    const { gateway, shown, list } = reading('/announcement');
    shown.stop();
    list.stop();
    expect(gateway.newest.waiting + gateway.pages.waiting).to.equal(0);
  });
});
