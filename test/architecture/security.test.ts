import { existsSync, readFileSync } from 'node:fs';

import { expect } from 'chai';

const DOCUMENT = readFileSync('SECURITY.md', 'utf8');

/** The packages that `npm run mutation` installs are locked in a file of their own. */
const MUTATION_LOCK = 'lab/mutation/package-lock.json';

interface LockedPackage {
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly license?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
}

/** The locked packages without the first entry, which is this project. */
function lockedPackages(file = 'package-lock.json'): readonly (readonly [path: string, LockedPackage])[] {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  return Object.entries(lock.packages).filter(([path]) => path !== '');
}

const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

/** The rows of the table under a heading, without the table's header. */
function rowsBelow(heading: string): readonly (readonly string[])[] {
  const [, section = ''] = DOCUMENT.split(`## ${heading}`);
  const [rows = ''] = section.split('\n## ');
  return rows
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** A test file and a title, as the last column of the threats table names them. */
const NAMED_TEST = /`(test\/[^`]+)`: "([^"]+)"/g;

describe('The promises of SECURITY.md:', () => {
  const threats = rowsBelow('Threat, defence, and the test that fails without it');

  it('every threat has a defence and a test', () => {
    expect(threats.length).to.be.at.least(25);
    const incomplete = threats.filter(
      ([threat = '', defence = '', tests = '']) => threat === '' || defence === '' || tests.match(NAMED_TEST) === null,
    );
    expect(incomplete).to.deep.equal([]);
  });

  for (const [threat = '', , tests = ''] of threats) {
    it(`the named tests exist: ${threat}`, () => {
      for (const [, file = '', title = ''] of tests.matchAll(NAMED_TEST)) {
        expect(existsSync(file), file).to.equal(true);
        expect(readFileSync(file, 'utf8'), file).to.contain(title);
      }
    });
  }

  it('the document names every package with an install script', () => {
    const named = rowsBelow('Packages').map(([name = '']) => name.replaceAll('`', ''));
    const running = lockedPackages().filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(named).to.deep.equal([...new Set(running.map(([path]) => nameOf(path)))].toSorted());
    expect(
      running.filter(([, { dev }]) => !dev).map(([path]) => path),
      'shipped',
    ).to.deep.equal([]);
  });

  it('the lock file has the hash of every package, and no download address', () => {
    const all = [...lockedPackages(), ...lockedPackages(MUTATION_LOCK)];
    const loose = all.filter(
      ([, { integrity = '', resolved }]) => !integrity.startsWith('sha512-') || resolved !== undefined,
    );
    expect(loose.map(([path]) => path)).to.deep.equal([]);
  });

  it('the packages for mutation tests have no install script', () => {
    const running = lockedPackages(MUTATION_LOCK).filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(running.map(([path]) => path)).to.deep.equal([]);
  });

  it('every shipped package has a permissive licence', () => {
    const allowed = ['MIT', '0BSD', 'BSD-3-Clause', 'Apache-2.0', '(MPL-2.0 OR Apache-2.0)'];
    const others = lockedPackages().filter(([, { dev, license = '' }]) => !dev && !allowed.includes(license));
    expect(others.map(([path, { license }]) => `${path}: ${String(license)}`)).to.deep.equal([]);
  });
});
