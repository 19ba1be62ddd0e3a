import { expect } from 'chai';

import { STORED_VALUE_MAX } from '../../../src/domain/site/limits.js';
import { STORED_KEYS } from '../../../src/domain/session/stored-keys.js';
import { FakeStorages } from '../../contract/rigs/fake-storages.js';
import { watching } from '../../support/watching.js';

describe('WebVisitStore', () => {
  let browser: FakeStorages;
  beforeEach(() => {
    browser = new FakeStorages();
  });

  it('uses the same names in the storage as the other front ends of the API', () => {
    const { store } = browser.openTab();
    store.write('token', 't');
    store.write('msv', '7');
    store.write('bindMobile', 'ok');
    store.write('faceCheck', 'ok');
    expect([...browser.local.keys()]).to.deep.equal([
      'meedu-user-token',
      'meedu-msv',
      'meedu-bind-mobile',
      'meedu-face-check',
    ]);
  });

  it('stores a value with an id under the name of its key and the id, in the session storage of the tab', () => {
    const { store, tab } = browser.openTab();
    store.write('usedLoginCode', 'AbC', 'AbC');
    store.write('smsDeadline', '1', 'login:138');
    expect([...tab]).to.deep.equal([
      ['login_code:AbC', 'AbC'],
      ['course-site-sms:login:138', '1'],
    ]);
    store.erase('usedLoginCode', 'AbC');
    expect([...tab.keys()]).to.deep.equal(['course-site-sms:login:138']);
  });

  it('reads what an earlier page load has stored', () => {
    browser.local.set(STORED_KEYS.token.name, 'stored');
    expect(browser.openTab().store.read('token')).to.equal('stored');
  });

  it('reports that a value is missing after another tab has cleared the storage', () => {
    const { store } = browser.openTab();
    store.write('token', 't');
    const watched = watching(store.watch('token'));
    browser.clear();
    expect(watched.values).to.deep.equal(['t', undefined]);
  });

  it('reads the storage again when Back restores the page from the back/forward cache', () => {
    const { store, window } = browser.openTab();
    const watched = watching(store.watch('token'));
    browser.local.set(STORED_KEYS.token.name, 'meanwhile');
    window.dispatchEvent(new Event('pageshow'));
    expect(watched.values).to.deep.equal([undefined, 'meanwhile']);
  });

  it('does not return to a stored older value when the storage had no room for the newer one', () => {
    const { store } = browser.openTab();
    store.write('token', 'older');
    browser.condition = 'full';
    store.write('token', 'newer');
    expect(store.read('token')).to.equal('newer');
    expect(browser.openTab().store.read('token')).to.equal(undefined);
  });

  it('stores a value of the maximal length, and holds a longer one in memory only', () => {
    const { store } = browser.openTab();
    store.write('openOrders', 'older');
    const longest = 'x'.repeat(STORED_VALUE_MAX);
    store.write('openOrders', `${longest}x`);
    expect(store.read('openOrders')).to.have.length(STORED_VALUE_MAX + 1);
    expect(browser.openTab().store.read('openOrders')).to.equal(undefined);
    store.write('openOrders', longest);
    expect(browser.openTab().store.read('openOrders')).to.equal(longest);
  });

  it('stores values again when the storage has room again', () => {
    browser.condition = 'full';
    const { store } = browser.openTab();
    store.write('msv', '1');
    browser.condition = 'works';
    store.write('msv', '2');
    expect(store.read('msv')).to.equal('2');
    expect(browser.openTab().store.read('msv')).to.equal('2');
  });

  it('returns no erased value, although the browser blocked the storage when the value was erased', () => {
    const { store } = browser.openTab();
    store.write('token', 't');
    browser.condition = 'forbidden';
    store.erase('token');
    browser.condition = 'works';
    expect(store.read('token')).to.equal(undefined);
  });

  for (const condition of ['read-only', 'ignores-changes'] as const) {
    it(`returns no erased value where the storage is ${condition}, and reports that a reload would find the older one`, () => {
      browser.local.set(STORED_KEYS.token.name, 'older');
      browser.condition = condition;
      const { store } = browser.openTab();
      const watched = watching(store.watch('token'));
      store.erase('token');
      expect([watched.values, store.isStored('token')]).to.deep.equal([['older', undefined], false]);
    });
  }

  it('reports that a value is stored again when the storage has room again', () => {
    browser.condition = 'full';
    const { store } = browser.openTab();
    store.write('msv', '1');
    browser.condition = 'works';
    store.write('msv', '2');
    expect(store.isStored('msv')).to.equal(true);
  });

  it('prefers the value of another tab to its own value in memory', () => {
    const { store } = browser.openTab();
    const other = browser.openTab().store;
    const watched = watching(store.watch('token'));
    browser.condition = 'full';
    store.write('token', 'mine');
    browser.condition = 'works';
    other.write('token', 'theirs');
    expect(store.read('token')).to.equal('theirs');
    expect(watched.values).to.deep.equal([undefined, 'mine', 'theirs']);
  });
});
