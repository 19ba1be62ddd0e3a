import { readFileSync, statSync } from 'node:fs';

import { expect } from 'chai';

import { BELOW_FOLD_DELAY_MS } from '../../src/domain/home/limits.js';
import { browserRig } from '../support/browser/rig.js';

/** The code of the home page alone, without the code that displays the operator's texts (docs/spec/home.md#blocks). */
const HOME_LIMIT_BYTES = 14_600;

/** The browser honours this comment only in the first line of a script (tools/webpack/compiled-while-loading.ts). */
const COMPILED_WHILE_LOADING = '//# allFunctionsCalledOnLoad\n';
const FIRST_COURSE = /现代前端工程/;
const STEP_MS = 20;

/**
 * Packages, and components with poppers and portals, that are loaded on demand
 * (docs/decisions/0002-first-load-budget.md).
 */
const LATER =
  /node_modules\/(luxon|katex|highlight\.js|@popperjs|uqr)\/|\/react-bootstrap\/.*\/(Modal|Toast|Offcanvas|Dropdown|Navbar)|\/@restart\/ui\/.*\/(Modal|Dropdown)|src\/adapters\/memory\/|src\/ui\/signing-in\/(pages\/|dialogs\/(?!dialog-host|dialogs\.ts))|src\/domain\/site\/phone-redirect/;

describe('The first load of home', () => {
  const rig = browserRig({ hasEmptyCaches: true });

  const load = async (): Promise<readonly string[]> => {
    const visit = await rig.visit('/');
    await visit.reads('友情链接');
    await visit.page.waitForLoadState('networkidle');
    return visit.requests
      .map((request) => request.replace(/^GET /, ''))
      .filter((path) => /^\/assets\/.*\.(js|css)$/.test(path));
  };

  it('loads what tools/check-sizes.ts measures as the first load, and at most 14.6 kB for home itself', async () => {
    const assets = await load();
    expect(assets.filter((path) => /\/main\..*\.(js|css)$/.test(path))).to.have.lengthOf(1);
    const html = readFileSync('dist/index.html', 'utf8');
    const first = [...html.matchAll(/<script (?=[^>]*data-site)[^>]*src="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(first).to.have.lengthOf(3);
    expect(assets).to.include.members(first);
    const home = assets.filter((path) => path.startsWith('/assets/home.'));
    expect(home).to.have.lengthOf(2);
    expect(sizeOf(home), home.join(' ')).to.be.at.most(HOME_LIMIT_BYTES);
  });

  it('marks the scripts of the site, of React and of home for compilation while they load, and no stylesheet', async () => {
    const files = (await load()).filter((path) => path.endsWith('.js'));
    const marked = files.filter((path) => readFileSync(`dist${path}`, 'utf8').startsWith(COMPILED_WHILE_LOADING));
    expect(marked.map((path) => /^\/assets\/([^.]+)/.exec(path)?.[1])).to.include.members(['home', 'main', 'react']);
    expect(marked).to.have.length.below(files.length);
    // In a stylesheet this line would make the browser drop the first rule.
    expect(readFileSync('dist/index.html', 'utf8')).not.to.include(COMPILED_WHILE_LOADING);
  });

  it('loads the code for a text of the owner below the fold only when the visitor scrolls near', async () => {
    // The clock is paused, so that nothing loads merely because time has passed.
    const visit = await rig.visit('/', {
      width: 360,
      prepare: async (page) => {
        await page.clock.install();
        await page.clock.pauseAt(new Date(Date.now() + 1000));
      },
    });
    const text = () => visit.requests.filter((request) => request.includes('/assets/rich-text.'));
    const cover = visit.page.getByRole('link', { name: FIRST_COURSE }).first();
    let passed = 0;
    for (; !(await cover.isVisible()); passed += STEP_MS) await visit.page.clock.runFor(STEP_MS);
    expect(passed, 'less than the delay of content below the fold').to.be.below(BELOW_FOLD_DELAY_MS);
    expect(text()).to.deep.equal([]);
    await visit.page.locator('.home__blocks [role=status]').evaluate((element) => {
      element.scrollIntoView();
    });
    await visit.reads('新学员礼包');
    expect(text()).not.to.deep.equal([]);
    visit.expectQuiet();
  });

  it('loads no code that only an action of the visitor needs', async () => {
    const scripts = (await load()).filter((path) => path.endsWith('.js'));
    const modules = scripts.flatMap(sourcesOf);
    expect(
      modules.filter((path) => path.includes('src/domain/')),
      'the source maps name the modules of a file',
    ).not.to.be.empty;
    expect(modules.filter((path) => LATER.test(path))).to.deep.equal([]);
  });
});

function sizeOf(assets: readonly string[]): number {
  return assets.reduce((sum, path) => sum + statSync(`dist${path}.br`).size, 0);
}

function sourcesOf(script: string): readonly string[] {
  const map = JSON.parse(readFileSync(`dist${script}.map`, 'utf8')) as { readonly sources: readonly string[] };
  return map.sources;
}
