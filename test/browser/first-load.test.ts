import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { expect } from 'chai';

import { browserRig } from '../support/browser/rig.js';

const LIMIT_BYTES = 100_000;
/** The page itself, without what shows the texts of its owner (issue 10). */
const HOME_LIMIT_BYTES = 12_000;

/** Packages, and components with poppers and portals, that come when they are needed (issue 2). */
const LATER =
  /node_modules\/(luxon|katex|highlight\.js|@popperjs|uqr)\/|\/react-bootstrap\/.*\/(Modal|Toast|Offcanvas|Dropdown|Navbar)|\/@restart\/ui\/.*\/(Modal|Dropdown)|src\/(adapters\/memory|ui\/dialogs\/[^/]+)\/|src\/domain\/mobile\/mobile-redirect/;

describe('the first load of home (issue 2)', () => {
  const rig = browserRig();

  const load = async (): Promise<readonly string[]> => {
    const visit = await rig.visit('/');
    await visit.reads('友情链接');
    await visit.page.waitForLoadState('networkidle');
    return visit.requests
      .map((request) => request.replace(/^GET /, ''))
      .filter((path) => /^\/assets\/.*\.(js|css)$/.test(path));
  };

  it('brings scripts and styles of at most 100 kB, and home of at most 12 kB', async () => {
    const assets = await load();
    expect(assets.filter((path) => /\/main\..*\.(js|css)$/.test(path))).to.have.lengthOf(1);
    const html = readFileSync('dist/index.html', 'utf8');
    const first = [...html.matchAll(/<script defer="defer" src="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(assets).to.include.members(first);
    // Its sheet is in the document, which is read before anything else.
    const [, sheet = ''] = /<style>(.*)<\/style>/s.exec(html) ?? [];
    expect(sheet).not.to.equal('');
    expect(sizeOf(first) + brotliCompressSync(sheet).length, first.join(' ')).to.be.at.most(LIMIT_BYTES);
    const home = assets.filter((path) => path.startsWith('/assets/home.'));
    expect(home).to.have.lengthOf(2);
    expect(sizeOf(home), home.join(' ')).to.be.at.most(HOME_LIMIT_BYTES);
  });

  it('brings nothing that waits for a deed of the visitor', async () => {
    const scripts = (await load()).filter((path) => path.endsWith('.js'));
    const modules = scripts.flatMap(sourcesOf);
    expect(
      modules.filter((path) => path.includes('src/domain/')),
      'the maps name what is in a file',
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
