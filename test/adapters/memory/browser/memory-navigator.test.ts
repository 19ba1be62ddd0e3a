import { expect } from 'chai';

import { MemoryNavigator } from '../../../../src/adapters/memory/browser/navigator.js';

const addressOf = ({ place$ }: MemoryNavigator) => place$.value.path + place$.value.query + place$.value.hash;

describe('MemoryNavigator', () => {
  it('starts as a page load', () => {
    expect(new MemoryNavigator('/search?keywords=a#b').place$.value).to.include({
      path: '/search',
      query: '?keywords=a',
      hash: '#b',
      arrival: 'load',
    });
  });

  it('pushes and replaces entries', () => {
    const navigator = new MemoryNavigator('/');
    navigator.go('/courses');
    expect(navigator.place$.value.arrival).to.equal('push');
    navigator.go('/vip', 'replace');
    expect(navigator.place$.value.arrival).to.equal('replace');
    expect(navigator.history).to.deep.equal(['/', '/vip']);
  });

  it('goes back to the very same entry, and forward again', () => {
    const navigator = new MemoryNavigator('/');
    const { key } = navigator.place$.value;
    navigator.go('/courses');
    expect(navigator.place$.value.key).not.to.equal(key);
    navigator.travel(-1);
    expect(navigator.place$.value).to.include({ path: '/', key, arrival: 'pop' });
    navigator.travel(1);
    expect(addressOf(navigator)).to.equal('/courses');
  });

  it('stays where it is when the history ends', () => {
    const navigator = new MemoryNavigator('/');
    navigator.travel(-1);
    navigator.travel(1);
    expect(navigator.place$.value.arrival).to.equal('load');
  });

  it('cuts off what Forward led to with a new entry, and keeps it with a replaced one', () => {
    const navigator = new MemoryNavigator('/');
    navigator.go('/courses');
    navigator.go('/vip');
    navigator.travel(-1);
    navigator.go('/search', 'replace');
    expect(navigator.history).to.deep.equal(['/', '/search', '/vip']);
    navigator.go('/announcement');
    expect(navigator.history).to.deep.equal(['/', '/search', '/announcement']);
  });

  it('writes down what would have loaded a document', () => {
    const navigator = new MemoryNavigator('/courses?page=2');
    navigator.reload();
    expect(navigator.place$.value.arrival).to.equal('load');
    navigator.reload('/');
    navigator.leave('https://m.example.com/');
    expect(navigator.reloads).to.deep.equal(['/courses?page=2', '/']);
    expect(navigator.history).to.deep.equal(['/courses?page=2', '/']);
    expect(navigator.leavings).to.deep.equal(['https://m.example.com/']);
  });

  it('encodes as the address bar does, and never leaves the site for a path', () => {
    const navigator = new MemoryNavigator('/');
    navigator.go('/search?keywords=课');
    expect(addressOf(navigator)).to.equal('/search?keywords=%E8%AF%BE');
    navigator.go('//other.example/a');
    expect(addressOf(navigator)).to.equal('//other.example/a');
  });
});
