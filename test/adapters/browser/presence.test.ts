import { expect } from 'chai';

import { WebPresence } from '../../../src/adapters/browser/presence.js';
import { LEAVING_LIMIT_MS, REQUEST_TIMEOUT_MS } from '../../../src/domain/site/limits.js';
import { soon } from '../../support/until.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

const HERE = 'https://school.example/courses?page=2';
const AWAY = { href: 'https://other.example/', target: '', download: '' };
const UNHANDLED = {
  defaultPrevented: false,
  button: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
};

class FakePage extends EventTarget {
  readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  readonly navigator = { onLine: true };
  readonly location = { href: HERE };
  isRefusing = false;
  isSilent = false;

  fetch(): Promise<unknown> {
    if (this.isSilent) return new Promise(() => undefined);
    return this.isRefusing ? Promise.reject(new TypeError('Load failed')) : Promise.resolve();
  }
}

function aPage() {
  const page = new FakePage();
  const time = new VirtualClock();
  const presence = new WebPresence(page, time);
  return {
    ...{ page, presence, time },
    isLeaving: () => presence.leaving$.value,
    press: (link: object, how: object = {}): void => {
      const click = new Event('click');
      const fields = { ...UNHANDLED, ...how, composedPath: () => [new EventTarget(), link, page] };
      for (const [name, value] of Object.entries(fields)) Object.defineProperty(click, name, { value });
      page.dispatchEvent(click);
    },
    beginToLeave: () => page.dispatchEvent(new Event('beforeunload')),
    pass: async (limits: number): Promise<void> => {
      for (let passed = 0; passed < limits; passed += 1) {
        time.advance(LEAVING_LIMIT_MS);
        await soon();
      }
    },
  };
}

describe('WebPresence', () => {
  it('counts a page as left while its browser refuses all requests, as WebKit does before a slow page appears', async () => {
    const { page, isLeaving, beginToLeave, pass } = aPage();
    page.isRefusing = true;
    beginToLeave();
    await pass(3);
    expect(isLeaving()).to.equal(true);
    page.isRefusing = false;
    await pass(1);
    expect(isLeaving()).to.equal(false);
  });

  it('gives up on a server that never answers', () => {
    const { page, presence, time } = aPage();
    page.isSilent = true;
    const reached = watching(presence.canReachSite());
    time.advance(REQUEST_TIMEOUT_MS - 1);
    expect(reached.values).to.deep.equal([]);
    time.advance(1);
    expect([reached.values, reached.completed]).to.deep.equal([[false], true]);
  });

  it('counts a page as staying where there is no network', async () => {
    const { page, isLeaving, beginToLeave, pass } = aPage();
    page.isRefusing = true;
    page.navigator.onLine = false;
    beginToLeave();
    await pass(1);
    expect(isLeaving()).to.equal(false);
  });

  it('knows by the press on a link to another page that the visitor leaves, because iPhones have no beforeunload', async () => {
    const { isLeaving, press, pass } = aPage();
    press(AWAY);
    expect(isLeaving()).to.equal(true);
    await pass(1);
    expect(isLeaving()).to.equal(false);
  });

  for (const [what, link, how] of [
    ['a link that a view handles', AWAY, { defaultPrevented: true }],
    ['a link to a new tab', { ...AWAY, target: '_blank' }, {}],
    ['a link that the visitor opens in a new tab', AWAY, { ctrlKey: true }],
    ['a link that the visitor downloads', AWAY, { altKey: true }],
    ['a download', { ...AWAY, download: 'a.pdf' }, {}],
    ['a mail address', { ...AWAY, href: 'mailto:a@school.example' }, {}],
    ['a heading of the same page', { ...AWAY, href: `${HERE}#outline` }, {}],
    ['a button', {}, {}],
  ] as const) {
    it(`does not take a press on ${what} for leaving`, () => {
      const { isLeaving, press } = aPage();
      press(link, how);
      expect(isLeaving()).to.equal(false);
    });
  }
});
