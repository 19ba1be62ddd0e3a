import { expect } from 'chai';
import fc from 'fast-check';
import sinon from 'sinon';

import { WebNavigator } from '../../../src/adapters/browser/navigator.js';
import { until } from '../../support/until.js';
import { watching } from '../../support/watching.js';
import { webNavigatorRig } from '../../contract/rigs/web-navigator-rig.js';

describe('WebNavigator', () => {
  it('switches off the scroll restoration of the browser', () => {
    const { page } = webNavigatorRig('/');
    expect(page.history.scrollRestoration).to.equal('manual');
  });

  it('recognises a history entry after a reload, and after Back out of another document', () => {
    const { page, navigator } = webNavigatorRig('/vip');
    const { key } = navigator.location$.value;
    expect(new WebNavigator(page).location$.value).to.include({ key, arrival: 'reload' });
  });

  it('treats a history entry that it did not create as a new location', async () => {
    const { page, navigator } = webNavigatorRig('/vip');
    const { key } = navigator.location$.value;
    page.history.pushState(null, '', '/vip#edited-by-hand');
    page.history.pushState(null, '', '/courses');
    page.history.go(-1);
    await until(() => navigator.location$.value.hash === '#edited-by-hand');
    expect(navigator.location$.value.arrival).to.equal('push');
    expect(navigator.location$.value.key).not.to.equal(key);
  });

  describe('with a surface over the page', () => {
    const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

    it('opens nothing on Forward, and stays at the page', async () => {
      const { page, navigator, pressBack } = webNavigatorRig('/vip');
      const close = sinon.fake();
      navigator.addSurface(close);
      await later();
      pressBack();
      await until(() => close.callCount === 1);
      page.history.go(1);
      await later();
      expect(page.history.state).to.deep.equal({ key: navigator.location$.value.key, depth: 0 });
    });

    it('opens nothing on Forward, also where closing has changed the address', async () => {
      const { page, navigator, pressBack } = webNavigatorRig('/member?do=password');
      navigator.addSurface(() => {
        navigator.go('/member', 'replace');
      });
      await later();
      pressBack();
      await until(() => navigator.location$.value.query === '');
      const watched = watching(navigator.location$);
      page.history.go(1);
      await later();
      await until(() => page.location.search === '');
      expect(watched.values).to.have.length(1);
    });

    it('is at the page after a reload, at the address that was replaced meanwhile', async () => {
      const { page, navigator } = webNavigatorRig('/member?do=password');
      navigator.addSurface(sinon.fake());
      await later();
      navigator.go('/member', 'replace');
      const reloaded = new WebNavigator(page);
      await later();
      expect(reloaded.location$.value).to.include({ path: '/member', query: '', arrival: 'reload' });
      expect([page.location.href, page.history.state]).to.deep.equal([
        'https://site.example/member',
        { key: navigator.location$.value.key, depth: 0 },
      ]);
    });

    it('closes nothing on the page to which two quick presses of Back lead at once', async () => {
      const { page, navigator } = webNavigatorRig('/');
      navigator.go('/vip');
      const close = sinon.fake();
      navigator.addSurface(close);
      await later();
      page.history.go(-2);
      await until(() => navigator.location$.value.path === '/');
      expect(close.callCount).to.equal(0);
    });

    it('leaves the document without travelling: a browser would do only one of the two', async () => {
      const { page, navigator, reloads, departures, pressBack } = webNavigatorRig('/vip');
      const travel = sinon.spy(page.history, 'go');
      const remove = navigator.addSurface(sinon.fake());
      await later();
      navigator.reload();
      remove();
      await later();
      expect([reloads.length, travel.callCount]).to.deep.equal([1, 0]);
      // The visitor has stayed all the same.
      navigator.addSurface(sinon.fake())();
      await Promise.resolve();
      expect(travel.callCount).to.equal(1);
      navigator.leave('https://pay.example/');
      expect(departures).to.deep.equal([]);
      await later();
      expect(departures).to.deep.equal(['https://pay.example/']);
      // Back from there, out of the browser's cache, and then within the site.
      navigator.go('/courses');
      pressBack();
      await until(() => navigator.location$.value.path === '/vip');
      expect(departures).to.have.length(1);
    });

    it('opens another page at once, also while the browser still leaves the entry of a surface', async () => {
      const { page, navigator, pressBack } = webNavigatorRig('/');
      navigator.go('/vip');
      const remove = navigator.addSurface(sinon.fake());
      await later();
      remove();
      await Promise.resolve();
      navigator.go('/courses');
      expect(navigator.location$.value.path).to.equal('/courses');
      await later();
      expect(page.location.pathname).to.equal('/courses');
      pressBack();
      await until(() => navigator.location$.value.path === '/vip');
      pressBack();
      await until(() => navigator.location$.value.path === '/');
    });
  });

  it('loads the document when the browser refuses a new history entry', () => {
    const rig = webNavigatorRig('/');
    const page = {
      ...rig.page,
      history: {
        scrollRestoration: 'auto' as const,
        state: { key: 'k' },
        go: sinon.fake(),
        pushState: sinon.fake.throws(new DOMException('too many', 'SecurityError')),
        replaceState: sinon.fake.throws(new DOMException('too many', 'SecurityError')),
      },
    };
    const navigator = new WebNavigator(page);
    const watched = watching(navigator.location$);
    navigator.go('/vip');
    navigator.go('/courses', 'replace');
    expect(rig.reloads).to.deep.equal(['/vip', '/courses']);
    expect(watched.values).to.have.length(1);
  });

  it('never leaves for a javascript:, data: or blob: address', () => {
    const rig = webNavigatorRig('/');
    rig.navigator.leave('javascript:alert(1)');
    rig.navigator.leave('data:text/html,x');
    rig.navigator.leave('blob:https://evil.example/x');
    expect([...rig.departures, ...rig.reloads]).to.deep.equal([]);
  });

  it('neither leaves for an invalid address nor opens a window for it', () => {
    const rig = webNavigatorRig('/');
    for (const unreadable of ['http://', 'https://[', '//:80/']) {
      rig.navigator.leave(unreadable);
      expect(rig.navigator.openWindow(unreadable), unreadable).to.equal(false);
    }
    expect([...rig.departures, ...rig.reloads]).to.deep.equal([]);
  });

  it('leaves for a path, too, because the API may be on the same origin', () => {
    const rig = webNavigatorRig('/courses/detail/1');
    rig.navigator.leave('/api/v3/auth/login/socialite/qq?action=login');
    expect(rig.reloads).to.deep.equal(['/api/v3/auth/login/socialite/qq?action=login']);
  });

  it('never leaves the site with go or reload, whatever the address', () => {
    const rig = webNavigatorRig('/');
    const hostile = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.stringMatching(/^[/\\@:?#.%a-z\t\n]{0,12}$/),
      fc.constantFrom(
        '//evil.example',
        '/\\evil.example',
        'https:evil.example',
        '@evil.example',
        '.evil.example',
        ':80',
      ),
    );
    fc.assert(
      fc.property(hostile, (to) => {
        rig.navigator.go(to);
        rig.navigator.reload(to);
        expect(rig.page.location.href.startsWith('https://site.example/')).to.equal(true);
        expect(rig.departures).to.deep.equal([]);
      }),
    );
  });

  it('opens no window without a click of the visitor, and none for a script', () => {
    const rig = webNavigatorRig('/');
    expect(rig.navigator.openWindow('javascript:alert(1)')).to.equal(false);
    rig.page.navigator.userActivation.isActive = false;
    expect(rig.navigator.openWindow('https://files.example/a.pdf')).to.equal(false);
    expect(rig.windows).to.deep.equal([]);
  });
});
