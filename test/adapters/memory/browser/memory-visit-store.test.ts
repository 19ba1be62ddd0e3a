import { expect } from 'chai';

import { MemoryShelf, MemoryVisitStore } from '../../../../src/adapters/memory/browser/visit-store.js';

describe('MemoryVisitStore', () => {
  it('remembers, overwrites and forgets', () => {
    const store = new MemoryVisitStore();
    expect(store.read('msv')).to.equal(undefined);
    store.write('msv', '12');
    store.write('msv', '13');
    expect(store.read('msv')).to.equal('13');
    store.erase('msv');
    expect(store.read('msv')).to.equal(undefined);
  });

  it('shares local values between tabs of one browser, and no others', () => {
    const browser = new MemoryShelf();
    const here = new MemoryVisitStore(browser);
    const there = new MemoryVisitStore(browser);
    const elsewhere = new MemoryVisitStore();
    here.write('token', 'one');
    here.write('desktopWanted', 'ok');
    expect([there.read('token'), there.read('desktopWanted')]).to.deep.equal(['one', undefined]);
    expect(elsewhere.read('token')).to.equal(undefined);
  });

  it('tells the present value at once and every other after it, from either tab', () => {
    const browser = new MemoryShelf();
    const here = new MemoryVisitStore(browser);
    const there = new MemoryVisitStore(browser);
    const heard: unknown[] = [];
    const subscription = here.watch('token').subscribe((value) => heard.push(value));
    here.write('token', 'one');
    here.write('token', 'one');
    there.write('msv', '12');
    there.write('token', 'two');
    there.erase('token');
    subscription.unsubscribe();
    there.write('token', 'three');
    expect(heard).to.deep.equal([undefined, 'one', 'two', undefined]);
  });

  it('keeps values under the names of the table of stored keys (clarifications §1)', () => {
    const browser = new MemoryShelf();
    new MemoryVisitStore(browser).write('token', 'one');
    expect(browser.read('meedu-user-token')).to.equal('one');
  });

  it('keeps one value for each id of a key that stands for many (clarifications §1)', () => {
    const store = new MemoryVisitStore();
    store.write('usedLoginCode', 'a', 'a');
    store.write('usedLoginCode', 'b', 'b');
    store.erase('usedLoginCode', 'a');
    const values = [store.read('usedLoginCode', 'a'), store.read('usedLoginCode', 'b'), store.read('usedLoginCode')];
    expect(values).to.deep.equal([undefined, 'b', undefined]);
  });
});
