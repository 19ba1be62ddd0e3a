import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { expect } from 'chai';

import { hasTitle, missingPaths, namedPaths, namedScripts, namedTests } from './named-paths.js';

const FOLDERS = ['src', 'demo', 'lab', 'snapshots', 'test', 'tools', 'docs', 'deploy'];
const ARCHITECTURE = 'docs/architecture.md';
const READMES = ['README.md', 'README.zh-CN.md'] as const;

const tree = new Set(
  [
    ...readdirSync('.', { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name),
    ...FOLDERS.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    ),
    ...FOLDERS,
  ].map((path) => path.replaceAll('\\', '/')),
);
const documents = [...tree]
  .filter(
    (path) => /^[A-Z]+(?:\.zh-CN)?\.md$/.test(path) || (/^\w+\/.*\.md$/.test(path) && !path.includes('node_modules')),
  )
  .sort();
const read = (path: string) => readFileSync(path, 'utf8');

describe('The documents', () => {
  for (const path of documents) {
    it(`name only existing paths: ${path}`, () => expect(missingPaths(namedPaths(read(path)), tree)).to.deep.equal([]));
  }

  it('say in their first line for whom they are, and what for', () => {
    const firstLine = (path: string) => /^# .*\n\n(.*)/.exec(read(path))?.[1] ?? '';
    const others = documents.filter((path) => !READMES.some((readme) => readme === path));
    expect(
      others.filter(
        (path) =>
          !/^(?:For [a-z ]*\b(?:engineers|operators|people)\b.{12}|给.*(?:运维人员|工程师).{8})/.test(firstLine(path)),
      ),
    ).to.deep.equal([]);
  });

  it('are really searched: the architecture and the README name several paths', () => {
    expect(namedPaths(read(ARCHITECTURE))).to.have.length.greaterThan(20);
    expect(namedPaths(read('README.md'))).to.have.length.greaterThan(5);
  });

  it('are the same in both languages of the README: commands, links and scripts', () => {
    const [english, chinese] = READMES.map((path) => {
      const text = read(path);
      const blocks = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block.replace(/ +#.*/g, ''));
      const links = [...text.matchAll(/\]\(([^)]+)\)/g)]
        .map(([, link]) => link)
        .filter((link) => link !== otherThan(path));
      return { blocks, links, spans: [...text.matchAll(/`[^`\n]+`/g)].map(([span]) => span).toSorted() };
    });
    expect(english?.blocks).to.have.lengthOf(2);
    expect(chinese).to.deep.equal(english);
    for (const path of READMES) expect(read(path).split('\n')[0]).to.include(`](${otherThan(path)})`);
  });

  it('name every layer and every kind of adapter', () => {
    const folders = ['src', 'src/adapters'].flatMap((parent) =>
      [...tree].filter((path) => dirname(path) === parent && [...tree].some((other) => dirname(other) === path)),
    );
    const named = new Set(namedPaths(read(ARCHITECTURE)).map(({ named }) => named.replace(/\/$/, '')));
    expect(folders.filter((folder) => folder !== 'src/adapters' && !named.has(folder))).to.deep.equal([]);
  });

  it('name the version of package.json in their examples, and it has a part of the changelog', () => {
    const { version } = JSON.parse(read('package.json')) as { readonly version: string };
    const examples = ['docs/deploy.md', 'docs/settings.md'].flatMap((path) =>
      [...read(path).matchAll(/(?:course-site-|rollback \d-|"version": ")(\d+\.\d+\.\d+)/g)].map(
        ([, example]) => example,
      ),
    );
    expect(examples).to.have.length.greaterThan(5);
    expect(new Set(examples)).to.deep.equal(new Set([version]));
    expect(read('CHANGELOG.md')).to.include(`\n## ${version}\n`);
  });

  it('name only scripts of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
    const unknown = documents.flatMap((path) => namedScripts(read(path)).filter((script) => !(script in scripts)));
    expect(unknown).to.deep.equal([]);
  });
});

function otherThan(path: string): string {
  return READMES.find((other) => other !== path) ?? '';
}

describe('A path in a document', () => {
  const THERE = new Set([
    'src',
    'src/ui',
    'src/ui/a.tsx',
    'src/ui/b.tsx',
    'src/domain/nav/link.ts',
    'test/ui/a.test.tsx',
    'docs/x.md',
  ]);
  const missing = (text: string) => missingPaths(namedPaths(text), THERE);

  it('may start at the root, at src, or be the name of a file in any folder', () => {
    expect(missing('`src/ui` `src/ui/` `ui/a.tsx` `link.ts` `nav/link.ts` [x](x.md) [x](docs/x.md)')).to.deep.equal([]);
    expect(missing('```\nsrc/ui/a.tsx   a view\nnpm run x\n```')).to.deep.equal([]);
  });

  it('is reported when it does not exist', () => {
    for (const wrong of ['src/u', 'src/ui/c.tsx', 'ui/c.tsx', 'c.ts', 'ink.ts', 'ui/nav/link.ts']) {
      expect(missing(`A \`${wrong}\`.`), wrong).to.deep.equal([wrong]);
    }
    expect(missing('[x](docs/y.md) [y](y.md)')).to.deep.equal(['docs/y.md', 'y.md']);
    expect(missing('```\nsrc/ui/c.tsx   a view\n```')).to.deep.equal(['src/ui/c.tsx']);
  });

  it('may be a pattern, of which every alternative must exist', () => {
    const right = '`ui/*.tsx` `ui/{a,b}.tsx` `src/<layer>/nav/link.ts` `*.tsx` `domain/*/{link,l*}.ts`';
    expect(namedPaths(right)).to.have.lengthOf(5);
    expect(missing(right)).to.deep.equal([]);
    for (const wrong of ['ui/*.ts', 'ui/{a,c}.tsx', 'domain/*.ts', 'src/<layer>/views']) {
      expect(missing(`\`${wrong}\``), wrong).to.deep.equal([wrong]);
    }
  });

  it('is not confused with addresses, packages, calls and build output', () => {
    const others = '`/api/v2/navs` `react/jsx` `dist/` `GET /x` `a.b()` `$5` `npm start` [x](https://example.com/a.md)';
    expect(namedPaths(others)).to.deep.equal([]);
  });

  it('may be a test with a part of its title', () => {
    const cited = namedTests('`test/a.test.ts` “opens the” and `test/b.test.ts`');
    expect(cited).to.deep.equal([{ file: 'test/a.test.ts', title: 'opens the' }]);
    expect(hasTitle("it('opens the page', () => {});", 'opens the')).to.equal(true);
    expect(hasTitle('it(`opens the page ${BREADTH}`, () => {});', 'opens the')).to.equal(false);
    expect(hasTitle("// opens the page\nit('is open', opens('opens the'));", 'opens the')).to.equal(false);
  });

  it('is not confused with the name of a script', () => {
    expect(namedScripts('`npm run --silent a:b`, `test:c`, `npm start`, `npm run d -- http://x`')).to.deep.equal([
      ...['a:b', 'd', 'test:c'],
    ]);
  });
});
