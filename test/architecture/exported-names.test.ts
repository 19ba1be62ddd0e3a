import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';

import { expect } from 'chai';

/** Names that several files share because a reader of all of them expects it. */
const SHARED: Readonly<Record<string, string>> = {
  bindings: 'every file of composition/features exports its bindings, which lazy-services.ts adds',
  service: 'every file of composition/features exports the token of the service that it binds',
};

const DECLARED =
  /^export (?:default |declare |abstract |async )*(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

const DOM = readFileSync('node_modules/typescript/lib/lib.dom.d.ts', 'utf8');
const OF_BROWSER = new Set(
  [...DOM.matchAll(/^(?:interface|declare (?:var|function)) (\w+)/gm)].map(([, name]) => name),
);

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
const exported = files.map((path) => ({ path, names: namesIn(readFileSync(join('src', path), 'utf8')) }));

describe('An exported name of src', () => {
  it('means one thing: one file declares it', () => {
    expect(declaredTwice(exported).filter((name) => !(name in SHARED))).to.deep.equal([]);
    expect(Object.keys(SHARED).filter((name) => !declaredTwice(exported).includes(name))).to.deep.equal([]);
  });

  it('is no name of the browser, so that a reader of `Comment` or `Navigator` thinks of the right one', () => {
    const found = exported.flatMap(({ path, names }) =>
      [...names].filter((name) => OF_BROWSER.has(name)).map((name) => `${path}: ${name}`),
    );
    expect(found).to.deep.equal([]);
    expect(OF_BROWSER).to.include.keys('Comment', 'Navigator', 'WakeLock', 'PaymentRequest', 'MediaSource', 'fetch');
  });

  it('is read from declarations, once for a value and its type', () => {
    const text =
      'export type Kind = 1;\nexport const Kind = 1;\nexport async function go() {}\nconst own = 1;\nexport { Kind }';
    expect([...namesIn(text)]).to.deep.equal(['Kind', 'go']);
    const two = [
      { path: 'a.ts', names: namesIn(text) },
      { path: 'b.ts', names: namesIn('export abstract class Kind {}') },
    ];
    expect(declaredTwice(two)).to.deep.equal(['Kind']);
  });
});

function namesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(DECLARED)].map(([, name = '']) => name));
}

function declaredTwice(all: typeof exported): readonly string[] {
  const names = all.flatMap((file) => [...file.names]);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
