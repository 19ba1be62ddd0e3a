import { readFileSync } from 'node:fs';

import { expect } from 'chai';

import { changesOf, expectStable } from './expect-stable.js';
import { NAMES_IN_CODE } from './names-in-code.js';
import { STABLE_NAMES, type StableList } from './stable-names.js';

const read = (path: string) => readFileSync(path, 'utf8');
/** The rows of the first table of a page: the texts of the cells. */
const rowsOf = (path: string) =>
  (/(?:^\|.*\n)+/m.exec(read(path))?.[0] ?? '')
    .split('\n')
    .slice(2, -1)
    .map((row) => row.split('|').map((cell) => cell.trim().replaceAll('`', '')));

describe('What operators and other programs rely on (docs/stability.md)', () => {
  // Object.keys widens the keys of a literal table to string.
  for (const list of Object.keys(NAMES_IN_CODE) as (keyof typeof NAMES_IN_CODE)[])
    it(`has not changed, or the failure says which version is next: ${list}`, () => {
      expectStable(list, NAMES_IN_CODE[list]());
    });

  it('asks for a minor version when something is new, and for a major one when something is removed or changed', () => {
    const { version } = JSON.parse(read('package.json')) as { readonly version: string };
    const [major = 0, minor = 0] = version.split('.').map(Number);
    const changes = changesOf('settings', ['vip', 'HSTS=off'], ['vip', 'HSTS=1', 'colour']);
    expect(changes.map((change) => /"(.*)" is .* the next version is (\S+)/.exec(change)?.slice(1))).to.deep.equal([
      ['HSTS=off', `${String(major + 1)}.0.0`],
      ['HSTS=1', `${String(major)}.${String(minor + 1)}.0`],
      ['colour', `${String(major)}.${String(minor + 1)}.0`],
    ]);
  });

  it('is what the pages say: routes', () => {
    const rows = rowsOf('docs/spec/start-and-routes.md').map(([, path = '', , members]) => [
      path.replace(/\{\w+\}/, ':id').replace('anything else', '*'),
      members === 'yes',
    ]);
    const routes = STABLE_NAMES.addresses.map((row) => [
      row.replace(/:\w+/, ':id').replace(' (members)', ''),
      row.endsWith(' (members)'),
    ]);
    expect(rows).to.have.deep.members(routes);
  });

  it('is what the pages say: stored keys', () => {
    const rows = rowsOf('docs/spec/storage-keys.md')
      .filter(([, , , removed = '']) => !removed.startsWith('start'))
      .map(([, name = '', area = '', removed = '']) => `${area} ${name.replace(/:.*/, '')} (${endOf(removed)})`);
    expect(rows).to.have.members(STABLE_NAMES.storedKeys);
  });

  const OPERATORS_PAGES = ['docs/stability.md', 'docs/deploy.md', 'docs/settings.md'].map(read).join('\n');
  const NAMED = {
    settings: /^.*/,
    variables: /^\w+/,
    parameters: /^.*/,
    scripts: /--[\w-]+|(?<=release\.sh )(?!exit)[a-z]+|[\w-]+\.sh/,
    headers: /^[\w-]+/,
    monitoring: /^\/[\w.]+/,
    events: /^.*/,
    snapshotFiles: /(?<=\/)(?:gone|pages)\/\w+|^(?:fresh|robots|sitemap)/,
  } as const satisfies Partial<Record<StableList, RegExp>>;
  for (const [list, pattern] of Object.entries(NAMED) as [keyof typeof NAMED, RegExp][])
    it(`is what the pages of operators say: ${list}`, () => {
      const names = STABLE_NAMES[list].flatMap((row) => pattern.exec(row)?.[0] ?? []);
      expect(names.filter((name) => !OPERATORS_PAGES.includes(name))).to.deep.equal([]);
    });
});

/** What the table of the page calls the end of a value; what a view or a tab removes itself ends by no rule. */
function endOf(removed: string): string {
  if (removed.endsWith('end of session')) return 'session';
  return removed === 'sign-out' ? removed : 'never';
}
