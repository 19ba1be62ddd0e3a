import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { breadthUnless } from '../support/breadth.js';
import { browserRig, type VisitOptions } from '../support/browser/rig.js';
import { openFromHeader } from '../support/browser/sign-in-form.js';
import { goForwardToNothing, isAtDepth } from '../support/browser/surface-entries.js';
import type { Visit } from '../support/browser/visit.js';

/** A seeded free lesson of a course with other lessons. */
const LESSON = '/courses/video/2603';
const MEMBER = { signedInAs: SEEDED.ordinary, width: 1366 };
const PHONE = { signedInAs: SEEDED.ordinary, width: 390 };

interface Surface {
  readonly what: string;
  readonly path: string;
  readonly options: VisitOptions;
  readonly open: (visit: Visit) => Promise<unknown>;
  /** What is there only while it is open. */
  readonly parts: string;
}

const press = (name: string) => (visit: Visit) => visit.button(name).first().click();
const key = (name: string) => async (visit: Visit) => {
  await visit.page.locator('.player').waitFor();
  await visit.page.keyboard.press(name);
};

/** docs/spec/every-page.md#over-the-page */
const SURFACES: readonly Surface[] = [
  {
    what: 'the member menu',
    path: '/vip',
    options: MEMBER,
    open: (visit) => visit.page.locator('.member-menu__button').click(),
    parts: '.member-menu .dropdown-list:not([hidden])',
  },
  {
    what: 'a submenu',
    path: '/vip',
    options: { width: 1440 },
    open: press('课程子菜单'),
    parts: '.nav-item .dropdown-list:not([hidden])',
  },
  { what: 'the menu of a phone', path: '/vip', options: PHONE, open: press('打开菜单'), parts: '.offcanvas.show' },
  {
    what: 'the search of a phone',
    path: '/vip',
    options: PHONE,
    open: (visit) => visit.page.locator('.narrow-tools__search').click(),
    parts: '.offcanvas.show',
  },
  {
    what: 'the login',
    path: '/vip',
    options: { width: 390 },
    open: (visit) => openFromHeader(visit),
    parts: '[role=dialog]',
  },
  { what: 'a form of the profile', path: '/member', options: PHONE, open: press('修改昵称'), parts: '[role=dialog]' },
  {
    what: 'the share dialog',
    path: '/courses/detail/21',
    options: MEMBER,
    open: press('分享课程'),
    parts: '[role=dialog]',
  },
  {
    what: 'the lesson picker of a phone',
    path: LESSON,
    options: PHONE,
    open: (visit) => visit.page.locator('.lesson-picker-row').first().click(),
    parts: '[role=dialog]',
  },
  { what: 'the sheet of keys', path: LESSON, options: MEMBER, open: key('?'), parts: '[role=dialog]' },
];

const back = (visit: Visit) =>
  visit.page.evaluate(() => {
    history.back();
  });

async function atDepth(visit: Visit, depth: number): Promise<void> {
  await visit.page.waitForFunction(isAtDepth, depth);
}

describe('Back', () => {
  const rig = browserRig();

  for (const { what, path, options, open, parts } of SURFACES)
    it(`closes ${what} and stays at the page, Forward opens nothing, and the next Back leaves${breadthUnless(/login|menu of a phone/.test(what))}`, async () => {
      const visit = await rig.visit('/announcement', options);
      await visit.sees('公告');
      const surface = visit.page.locator(parts);
      await visit.page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await visit.page.locator('h1').first().waitFor();
      await open(visit);
      await surface.first().waitFor();
      await atDepth(visit, 1);
      await back(visit);
      await surface.first().waitFor({ state: 'detached' });
      expect(visit.address).to.equal(path);
      await visit.page.evaluate(goForwardToNothing);
      expect(await surface.count()).to.equal(0);
      await back(visit);
      await visit.arrivesAt('/announcement');
    });

  it('closes a note over the video, then fullscreen, and then leaves the lesson', async () => {
    const visit = await rig.visit('/vip', MEMBER);
    await visit.goTo(LESSON);
    await visit.page.locator('.player').focus();
    await visit.page.keyboard.press('f');
    await visit.until(() => document.fullscreenElement !== null);
    await visit.page.keyboard.press('n');
    await visit.page.locator('.note-over-video').waitFor();
    await atDepth(visit, 2);
    await back(visit);
    await visit.page.locator('.note-over-video').waitFor({ state: 'detached' });
    expect(await visit.page.evaluate(() => document.fullscreenElement !== null)).to.equal(true);
    await back(visit);
    await visit.until(() => document.fullscreenElement === null);
    expect(visit.address).to.equal(LESSON);
    await back(visit);
    await visit.arrivesAt('/vip');
  });

  it('leads out of the login that has been closed by its button, and closes the one that a reload has opened again', async () => {
    const visit = await rig.visit('/vip');
    await visit.goTo('/courses');
    await openFromHeader(visit);
    await atDepth(visit, 1);
    await visit.button('关闭').click();
    await atDepth(visit, 0);
    await openFromHeader(visit);
    await atDepth(visit, 1);
    await visit.page.reload();
    await visit.page.getByRole('dialog').waitFor();
    await atDepth(visit, 1);
    await back(visit);
    await visit.page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(visit.address).to.equal('/courses');
    await back(visit);
    await visit.arrivesAt('/vip');
  });

  it('leads back to the page whose menu was open when the visitor chose another page in it', async () => {
    const visit = await rig.visit('/vip', PHONE);
    await visit.button('打开菜单').click();
    await atDepth(visit, 1);
    await visit.page.locator('.narrow-panel').getByRole('link', { name: '录播课', exact: true }).click();
    await visit.arrivesAt('/courses');
    await back(visit);
    await visit.arrivesAt('/vip');
    await atDepth(visit, 0);
    expect(await visit.page.locator('.offcanvas.show').count()).to.equal(0);
    await visit.page.evaluate(() => {
      history.forward();
    });
    await visit.arrivesAt('/courses');
  });
});
