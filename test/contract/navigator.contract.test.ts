import { expect } from 'chai';
import sinon from 'sinon';

import { MemoryNavigator } from '../../src/adapters/memory/browser/navigator.js';
import type { PageLocation } from '../../src/domain/ports/navigator.js';
import { until } from '../support/until.js';
import { targetsOf } from '../support/targets-of.js';
import { watching } from '../support/watching.js';
import { type NavigatorRig, webNavigatorInFolderRig, webNavigatorRig } from './rigs/web-navigator-rig.js';

/** The entries of a browser's history follow after a moment. */
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

const textOf = ({ path, query, hash }: PageLocation): string => path + query + hash;

/** `newRig` opens a page at an address of its own site. */
const ADAPTERS: readonly (readonly [adapter: string, newRig: (start: string) => NavigatorRig])[] = [
  ['WebNavigator', webNavigatorRig],
  ['WebNavigator in a folder of a web server', webNavigatorInFolderRig],
  ['MemoryNavigator', memoryNavigatorRig],
];

for (const [adapter, newRig] of ADAPTERS) {
  describe(`Navigator (${adapter})`, () => {
    it('reports the location of a page that has just been loaded', () => {
      const { location$ } = newRig('/courses?a=1#top').navigator;
      expect(location$.value).to.include({ path: '/courses', query: '?a=1', hash: '#top', arrival: 'load' });
      expect(location$.value.key).not.to.equal('');
    });

    it('reports an empty query and hash when the address has none', () => {
      expect(newRig('/').navigator.location$.value).to.include({ path: '/', query: '', hash: '' });
    });

    it('leaves the parts of a location percent-encoded', () => {
      const { navigator } = newRig('/');
      navigator.go('/search?keywords=C%23%20%26#%E4%B8%8A');
      expect(navigator.location$.value).to.include({
        path: '/search',
        query: '?keywords=C%23%20%26',
        hash: '#%E4%B8%8A',
      });
    });

    it('emits the current location at once, and every later one', () => {
      const { navigator } = newRig('/');
      const watched = watching(navigator.location$);
      navigator.go('/vip');
      expect(watched.values.map(textOf)).to.deep.equal(['/', '/vip']);
      expect([watched.errors.length, watched.completed]).to.deep.equal([0, false]);
    });

    for (const [written, meant] of [
      ['/courses/detail/25%E3%80%82?tab=3&msv=7#c', '/courses/detail/25?tab=3&msv=7#c'],
      ['/courses/video/0012%EF%BC%8C%E5%BF%AB%E6%9D%A5/?t=90%EF%BC%89', '/courses/video/12/?t=90'],
      ['/announcement?id=7%20%E5%A4%8D%E5%88%B6&page=2!', '/announcement?id=7&page=2'],
      ['/order?goods_type=course&goods_id=5%22', '/order?goods_type=course&goods_id=5'],
      ['/order?goods_id=7&goods_type=Course%E3%80%82', '/order?goods_id=7&goods_type=Course'],
      ['/search?keywords=a%E3%80%82&type=vod%EF%BC%8C%E5%BF%AB', '/search?keywords=a%E3%80%82&type=vod'],
      ['/courses?scene=free%20%E5%A4%8D%E5%88%B6', '/courses?scene=free'],
      ['/study-center?tab=like%E3%80%82', '/study-center?tab=like'],
      ['/courses/detail/7%2F?msv=7', '/courses/detail/7?msv=7'],
      ['/order/pay?orderId=00123%E3%80%82&other=1%E3%80%82', '/order/pay?orderId=00123&other=1%E3%80%82'],
    ] as const)
      it(`puts an address right to which a chat has glued words, without a history entry of its own: ${meant}`, async () => {
        expect(textOf(newRig(written).navigator.location$.value)).to.equal(meant);
        const { navigator } = newRig('/');
        const watched = watching(navigator.location$);
        navigator.go(written);
        expect(watched.values.map(textOf)).to.deep.equal(['/', meant]);
        expect(navigator.location$.value.arrival).to.equal('push');
        navigator.travel(-1);
        await until(() => navigator.location$.value.path === '/');
      });

    it('leaves any other address as it is written', () => {
      for (const address of [
        '/courses/detail/abc',
        '/courses/detail/25/',
        '/courses#?id=5%E3%80%82',
        '/courses?id=550e8400-e29b',
        '/search?keywords=25%E3%80%82&page=x',
        '/courses?cid=5-6',
        '/courses/detail/7%2F6',
        '/vip?scene=summer-sale&type=group%20buy&id=a%E3%80%82',
        '/login?redirect=free%E3%80%82&msg=vod%E3%80%82',
      ])
        expect(textOf(newRig(address).navigator.location$.value)).to.equal(address);
    });

    it('reports its origin without a trailing slash', () => {
      expect(newRig('/').navigator.origin).to.match(/^https?:\/\/[^/]+$/);
    });

    it('adds a history entry by default, and reports the arrival as a push', () => {
      const { navigator } = newRig('/');
      navigator.go('/vip');
      expect(navigator.location$.value).to.include({ path: '/vip', arrival: 'push' });
      navigator.go('/courses', 'push');
      expect(navigator.location$.value).to.include({ path: '/courses', arrival: 'push' });
    });

    it('travels back and forward through the added entries, whose keys stay the same', async () => {
      const { navigator } = newRig('/');
      const { key: home } = navigator.location$.value;
      navigator.go('/vip');
      const { key: vip } = navigator.location$.value;
      expect(vip).not.to.equal(home);
      navigator.travel(-1);
      await until(() => navigator.location$.value.path === '/');
      expect(navigator.location$.value).to.include({ key: home, arrival: 'pop' });
      navigator.travel(1);
      await until(() => navigator.location$.value.path === '/vip');
      expect(navigator.location$.value).to.include({ key: vip, arrival: 'pop' });
    });

    it('replaces the history entry on request, and gives the new entry another key', async () => {
      const { navigator } = newRig('/');
      navigator.go('/login');
      const { key } = navigator.location$.value;
      navigator.go('/member', 'replace');
      expect(navigator.location$.value).to.include({ path: '/member', arrival: 'replace' });
      expect(navigator.location$.value.key).not.to.equal(key);
      navigator.travel(-1);
      await until(() => navigator.location$.value.path === '/');
    });

    it('closes the uppermost surface on Back, and then leaves the page', async () => {
      const { navigator, pressBack } = newRig('/');
      navigator.go('/vip');
      const open = ['panel', 'dialog'];
      for (const surface of open) navigator.addSurface(() => open.splice(open.indexOf(surface), 1));
      await later();
      pressBack();
      await until(() => open.length === 1);
      expect(open).to.deep.equal(['panel']);
      expect(textOf(navigator.location$.value)).to.equal('/vip');
      pressBack();
      await until(() => open.length === 0);
      expect(textOf(navigator.location$.value)).to.equal('/vip');
      pressBack();
      await until(() => navigator.location$.value.path === '/');
    });

    it('has no entry for a surface that has been closed in another way', async () => {
      const { navigator, pressBack } = newRig('/');
      navigator.go('/vip');
      const close = sinon.fake();
      const remove = navigator.addSurface(close);
      await later();
      remove();
      await later();
      pressBack();
      await until(() => navigator.location$.value.path === '/');
      expect(close.callCount).to.equal(0);
    });

    for (const count of [1, 2])
      it(`leads back to the page over which ${String(count)} surfaces were open when the visitor left it`, async () => {
        const { navigator, pressBack } = newRig('/');
        navigator.go('/vip');
        const close = sinon.fake();
        for (let n = 0; n < count; n++) navigator.addSurface(close);
        await later();
        navigator.go('/courses');
        await until(() => navigator.location$.value.path === '/courses');
        await later();
        pressBack();
        await until(() => navigator.location$.value.path === '/vip');
        pressBack();
        await until(() => navigator.location$.value.path === '/');
        expect(close.callCount).to.equal(0);
      });

    it('keeps an address that is replaced while a surface is open, in the entry of the page', async () => {
      const { navigator, pressBack } = newRig('/');
      navigator.go('/member?do=password');
      const remove = navigator.addSurface(sinon.fake());
      await later();
      navigator.go('/member', 'replace');
      remove();
      await later();
      expect(textOf(navigator.location$.value)).to.equal('/member');
      navigator.go('/vip');
      pressBack();
      await until(() => textOf(navigator.location$.value) === '/member');
      pressBack();
      await until(() => navigator.location$.value.path === '/');
    });

    it('does nothing when it travels zero steps', () => {
      const rig = newRig('/vip');
      const watched = watching(rig.navigator.location$);
      rig.navigator.travel(0);
      expect(watched.values).to.have.length(1);
      expect(rig.reloads).to.deep.equal([]);
    });

    for (const odd of ['//evil.example/x', '/\\evil.example', '//evil.example:99?a#b']) {
      it(`stays on this site for a path that looks like another site: ${odd}`, () => {
        const rig = newRig('/');
        rig.navigator.go(odd);
        expect(rig.navigator.location$.value.path).to.match(/^\/\/evil\.example/);
        rig.navigator.reload(odd);
        expect(rig.departures).to.deep.equal([]);
        expect(rig.reloads).to.have.length(1);
      });
    }

    it('reloads the document at the current address', () => {
      const rig = newRig('/vip?a=1#b');
      rig.navigator.reload();
      expect(rig.reloads).to.deep.equal(['/vip?a=1#b']);
    });

    it('reloads the document at another address', () => {
      const rig = newRig('/vip');
      rig.navigator.reload('/?a=1');
      expect(rig.reloads).to.deep.equal(['/?a=1']);
    });

    it('reloads the document even when only the hash differs', () => {
      const rig = newRig('/vip#a');
      rig.navigator.reload('/vip#b');
      expect(rig.reloads).to.deep.equal(['/vip#b']);
    });

    it('leaves for another site', () => {
      const rig = newRig('/');
      rig.navigator.leave('https://h5.example/#/pages/course/show?id=1');
      expect(rig.departures).to.deep.equal(['https://h5.example/#/pages/course/show?id=1']);
      expect(rig.replacements).to.deep.equal([]);
      expect(rig.reloads).to.deep.equal([]);
    });

    it('leaves for another site on request in place of its own history entry', () => {
      const rig = newRig('/');
      rig.navigator.leave('https://h5.example/', 'replace');
      expect(rig.departures).to.deep.equal(['https://h5.example/']);
      expect(rig.replacements).to.deep.equal(['https://h5.example/']);
      expect(rig.reloads).to.deep.equal([]);
    });

    it('opens a window, and stays on its own page', () => {
      const rig = newRig('/vip');
      expect(rig.navigator.openWindow('https://files.example/a.pdf?sign=1')).to.equal(true);
      expect(rig.windows).to.deep.equal(['https://files.example/a.pdf?sign=1']);
      expect([rig.departures, rig.reloads]).to.deep.equal([[], []]);
    });
  });
}

function memoryNavigatorRig(start: string): NavigatorRig {
  const navigator = new MemoryNavigator(start);
  return {
    navigator,
    pressBack: () => {
      navigator.pressBack();
    },
    get reloads() {
      return targetsOf(navigator, 'reload');
    },
    get departures() {
      return targetsOf(navigator, 'leave');
    },
    get replacements() {
      return targetsOf(navigator, 'leave for good');
    },
    get windows() {
      return targetsOf(navigator, 'open');
    },
  };
}
