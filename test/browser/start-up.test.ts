import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { FAULTS } from '../../src/adapters/memory/server/calls.js';
import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { BREADTH, breadthUnless } from '../support/breadth.js';
import { browserRig } from '../support/browser/rig.js';
import { until } from '../support/until.js';

/** Names the answer and what was wrong with it (docs/spec/errors.md#malformed-answers). */
const MALFORMED = /^malformed answer to GET \/api\/v2\/(?:other\/config|navs): envelope$/;
const FAILED = /^系统初始化失败$/;
/** A page that sends no requests to the server. */
const QUIET_PAGE = '/error';

/** Holds the main script back until `meanwhile` has ended. */
function holdMainScript(meanwhile: (page: Page) => Promise<unknown>): (page: Page) => Promise<unknown> {
  return (page) =>
    page.route('**/assets/main.*.js', async (route) => {
      // Waits until the document is parsed: what the visitor then finds is the complete app shell.
      await page.locator('#root ~ script').first().waitFor({ state: 'attached' });
      await meanwhile(page);
      await route.continue();
    });
}

/** Records when the main script has been loaded, and when the site starts to listen for storage events. */
function recordStart(): void {
  window.startSteps = [];
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src.includes('/assets/main.')) window.startSteps.push('read');
    },
    { capture: true },
  );
  const listens = window.addEventListener.bind(window);
  Object.assign(window, {
    addEventListener(...given: Parameters<typeof listens>) {
      if (given[0] === 'storage') window.startSteps.push('listens');
      listens(...given);
    },
  });
}

/** Tag and accessible name of the focused element. */
function focused(): string {
  const { localName = '', ariaLabel = null, textContent = '' } = document.activeElement ?? {};
  return `${localName} ${ariaLabel ?? textContent}`.trim();
}

declare global {
  interface Window {
    startSteps: string[];
  }
}

/** Position and style of the visible elements that the app shell and the rendered frame have in common. */
function looksOfFrame(): readonly string[] {
  const parts = [
    '.header',
    '.search-form__input',
    '.search-form__button',
    '.visitor > .btn-quiet',
    '.visitor__sign-up',
  ];
  const rest = ['.header-link[href="/study-center"]', '.narrow-tools__search', '.narrow-tools__menu', '.bottom-nav'];
  return [...parts, ...rest, '.visitor', '.main'].flatMap((part) => {
    const element = document.querySelector(part);
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    if (element === null || width === 0) return [];
    const { color, backgroundColor, borderColor, font, outline } = getComputedStyle(element);
    // The height depends on the content of the page.
    const tall = part === '.main' ? 0 : height;
    return `${part} ${[x, y, width, tall].join(' ')} ${color} ${backgroundColor} ${borderColor} ${font} ${outline}`;
  });
}

describe('The start of the site in the browser', () => {
  const rig = browserRig({ hasEmptyCaches: true });

  it('also requests the member when there is a token, then what home shows, and nothing twice', async () => {
    const beforeScript: string[] = [];
    const visit = await rig.visit('/', {
      signedInAs: SEEDED.withUnread,
      prepare: holdMainScript(async () => {
        await until(() => rig.site.engine.calls.length === 6);
        beforeScript.push(...rig.site.engine.calls);
      }),
    });
    await visit.page.getByRole('button', { name: /黄梓轩.*有未读消息|有未读消息.*黄梓轩/ }).waitFor();
    await visit.reads('青禾图书馆');

    expect(beforeScript).to.have.members([
      ...['config', 'navs', 'member', 'homeBlocks', 'latestAnnouncement', 'learnedCourses'],
    ]);
    expect(rig.site.engine.calls).to.have.members([
      ...['config', 'navs', 'member', 'unread', 'links'],
      ...['homeBlocks', 'latestAnnouncement', 'learnedCourses'],
    ]);
    visit.expectQuiet();
  });

  it(`runs the site in another task than the one that evaluates the main script ${BREADTH}`, async () => {
    const visit = await rig.visit(QUIET_PAGE, { prepare: (page) => page.addInitScript(recordStart) });
    await visit.sees('出了点问题');
    const [first, ...rest] = await visit.page.evaluate(() => window.startSteps);
    expect(first).to.equal('read');
    expect(rest).to.include('listens');
    visit.expectQuiet();
  });

  for (const width of [360, 1440]) {
    it(`paints an app shell at ${String(width)} px that matches the rendered header, for visitors and members${breadthUnless(width === 360)}`, async () => {
      for (const options of [{}, { dark: true }, { forcedColors: true }, { signedInAs: SEEDED.ordinary }]) {
        let early: readonly string[] = [];
        const visit = await rig.visit(QUIET_PAGE, {
          ...options,
          width,
          prepare: holdMainScript(async (page) => {
            early = await page.evaluate(looksOfFrame);
          }),
        });
        await visit.sees('出了点问题');
        const late = await visit.page.evaluate(looksOfFrame);
        const openers = early.filter((look) => look.startsWith('.visitor >') || look.startsWith('.visitor__'));
        expect(openers, JSON.stringify(options)).to.have.lengthOf('signedInAs' in options ? 0 : width === 360 ? 1 : 2);
        expect(early).to.have.length.above(4);
        expect(late).to.include.members([...early]);
        visit.expectQuiet();
        await visit.page.close();
      }
    });
  }

  it('performs after the start what the visitor pressed, searched and typed before', async () => {
    const pressed = await rig.visit(QUIET_PAGE, {
      prepare: holdMainScript((page) => page.getByRole('button', { name: '登录' }).click()),
    });
    await pressed.page.getByRole('dialog', { name: '登录' }).waitFor();
    pressed.expectQuiet();

    const tapped = await rig.visit(QUIET_PAGE, {
      width: 360,
      prepare: holdMainScript((page) => page.locator('.bottom-nav').getByText('课程').click()),
    });
    // The code of that page has not been loaded.
    await tapped.arrivesAt('/courses');
    tapped.expectQuiet();

    const opened = await rig.visit(QUIET_PAGE, {
      width: 360,
      prepare: holdMainScript((page) => page.getByRole('button', { name: '打开菜单' }).click()),
    });
    await opened.page.getByRole('dialog', { name: '菜单' }).waitFor();
    opened.expectQuiet();

    const searched = await rig.visit(QUIET_PAGE, {
      prepare: holdMainScript(async (page) => {
        await page.getByRole('searchbox').fill('C++ 入门');
        await page.keyboard.press('Enter');
      }),
    });
    await searched.sees('“C++ 入门”的搜索结果');
    expect(searched.address).to.equal(`/search?keywords=${encodeURIComponent('C++ 入门')}`);
    searched.expectQuiet();

    const typing = await rig.visit(QUIET_PAGE, {
      prepare: holdMainScript((page) => page.getByRole('searchbox').fill('vu')),
    });
    await typing.sees('出了点问题');
    await typing.page.keyboard.type('e');
    expect(await typing.page.getByRole('searchbox').inputValue()).to.equal('vue');
    typing.expectQuiet();
  });

  for (const [width, stops] of [
    [1280, 5],
    [360, 2],
  ] as const)
    for (let stop = 1; stop <= stops; stop += 1)
      it(`keeps the focus where Tab has moved it, at ${String(width)} px and stop ${String(stop)}${breadthUnless(stop === 2 && width === 360)}`, async () => {
        let before = '';
        const visit = await rig.visit(QUIET_PAGE, {
          width,
          prepare: holdMainScript(async (page) => {
            for (let presses = 0; presses < stop; presses += 1) await page.keyboard.press('Tab');
            before = await page.evaluate(focused);
          }),
        });
        await visit.until(() => document.querySelector('.skip-link') !== null);
        expect(await visit.page.evaluate(focused)).to.equal(before);
        expect(before).not.to.equal('body');
      });

  for (const call of ['config', 'navs'] as const) {
    it(`renders nothing when ${call} cannot be loaded, and reports that in the console${breadthUnless(call === 'config')}`, async () => {
      rig.controls.fail(call, FAULTS.html);
      const visit = await rig.visit('/');
      await visit.until(() => document.getElementById('root')?.childElementCount === 0);
      expect(await visit.page.locator('#root').innerHTML()).to.equal('');
      expect(await visit.page.locator('body').innerText()).to.equal('');
      expect(await visit.page.title()).to.equal('暂时无法打开');
      visit.expectQuiet(MALFORMED, FAILED);
    });
  }
});
