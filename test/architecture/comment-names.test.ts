import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

import { expect } from 'chai';

/** Names of others that our code does not contain, by their owner. */
const NAMES_OF_OTHERS: Readonly<Record<string, readonly string[]>> = {
  React: ['onKeyDown', 'onKeyUpCapture'],
  KaTeX: ['render', 'renderToString'],
  '@testing-library/react': ['act'],
  Playwright: ['goBack'],
  Mocha: ['dot'],
  nginx: ['gzip_min_length'],
  CSS: ['clamp', 'currentcolor'],
  'the browser': ['randomUUID'],
};

/** Packages, builds, and this file with its samples. */
const LEFT_OUT = /\/(?:node_modules|dist)\/|comment-names\.test\.ts$/;
const COMMENT = /^[^\S\n]*\{?\/\*[^]*?\*\/|(?<=^|[\s;{}(,])\/\/ .*$/gm;
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;
const EXPORT = /\bexport (?:declare |abstract |async )*(?:const|let|function|class|interface|type) (\w+)/g;
/** Paths of files and folders of this repository. */
const PATH_OF_FILE = /^(?:src|demo|lab|snapshots|test|tools|docs|deploy)\/|^[\w*./{},-]+\.(?:tsx?|[cm]?js|scss|md)$/;
const IDENTIFIER = /^[A-Za-z_$][\w$]*(?:\.[\w$]+)*(?:\(\))?$/;

/** A file as the test sees it: the words of its code, the files that it imports, and the names in its comments. */
interface Source {
  readonly words: ReadonlySet<string>;
  readonly imported: readonly string[];
  readonly named: readonly string[];
}

const sources = new Map(
  ['src', 'demo', 'lab', 'snapshots', 'test', 'tools', '.']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.(?:tsx?|[cm]?js|scss|html)$/.test(path) && !LEFT_OUT.test(path))
    .map((path) => [path, sourceOf(path, readFileSync(path, 'utf8'))]),
);
const exported = exportedNames();
const anywhere = new Set([...sources.values()].flatMap(({ words }) => [...words]));
const known = new Set([...namesInDocuments(), ...namesOfTheBrowser(), 'null', 'undefined']);
const ofOthers = new Set(Object.values(NAMES_OF_OTHERS).flat());

describe('Identifiers in comments', () => {
  it('exist: in the code of the file, in a file that it imports, as an export, or in a document', () => {
    const all = [...sources].flatMap(([path, { named }]) => named.map((name) => ({ path, name })));
    expect(all.length).to.be.greaterThan(1000);
    const missing = all.filter(({ path, name }) => !exists(path, name));
    expect(missing.map(({ path, name }) => `${path}: ${name}`)).to.deep.equal([]);
  });

  it('are reported when nothing has that name, also where another file has it', () => {
    const text =
      '/** Calls `hear` and `listener.overheard()`. */\nconst listener = 1; // Not `deaf`, not `listener`, not "x"\n';
    sources.set('src/planted.ts', sourceOf('src/planted.ts', text));
    const { named } = sourceOf('src/planted.ts', text);
    expect(named).to.deep.equal(['hear', 'listener.overheard()', 'deaf', 'listener']);
    expect(named.filter((name) => !exists('src/planted.ts', name))).to.deep.equal([
      'hear',
      'listener.overheard()',
      'deaf',
    ]);
    sources.delete('src/planted.ts');
  });

  it('have no exception without use', () => {
    const used = new Set([...sources.values()].flatMap(({ named }) => named.flatMap(partsOf)));
    expect([...ofOthers].filter((name) => !used.has(name))).to.deep.equal([]);
  });
});

function exists(path: string, name: string): boolean {
  const parts = partsOf(name);
  const near = [path, ...(sources.get(path)?.imported ?? [])];
  return (
    parts.every((part) => near.some((file) => sources.get(file)?.words.has(part))) ||
    parts.every((part) => exported.has(part) || known.has(part) || ofOthers.has(part)) ||
    // A member of something that the file receives, such as `error.code`.
    (parts.length > 1 && parts.every((part) => anywhere.has(part) || known.has(part) || ofOthers.has(part)))
  );
}

function sourceOf(path: string, text: string): Source {
  const comments = [...text.matchAll(COMMENT)].map(([comment]) => comment);
  return {
    words: new Set(wordsIn(text.replace(COMMENT, ''))),
    imported: [...text.matchAll(IMPORT)].flatMap(([, file = '']) => {
      const resolved = join(dirname(path), file);
      return [resolved, ...['.ts', '.tsx', '.d.ts'].map((ending) => resolved.replace(/\.js$/, ending))];
    }),
    named: comments.flatMap(spansIn).filter((name) => IDENTIFIER.test(name)),
  };
}

function exportedNames(): ReadonlySet<string> {
  const exports = [...sources.keys()].flatMap((path) => [
    ...readFileSync(path, 'utf8').replace(COMMENT, '').matchAll(EXPORT),
  ]);
  return new Set(exports.map(([, name = '']) => name));
}

/** What documents write as code: fields of answers, settings, headers. The parts of a file's name are no identifiers. */
function namesInDocuments(): readonly string[] {
  const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));
  return pages.flatMap((path) => {
    const text = readFileSync(join('docs', path), 'utf8');
    const keys = [...text.matchAll(/"(\w+)":/g)].map(([, key = '']) => key);
    const spans = spansIn(text.replace(/^```.*?^```/gms, '')).filter((span) => !PATH_OF_FILE.test(span));
    return [...keys, ...spans.flatMap(wordsIn)];
  });
}

/** The globals and the constants of browsers, as TypeScript knows them. */
function namesOfTheBrowser(): readonly string[] {
  return ['lib.dom.d.ts', 'lib.es5.d.ts']
    .map((file) => readFileSync(`node_modules/typescript/lib/${file}`, 'utf8'))
    .flatMap((text) => [...text.matchAll(/declare (?:var|function|namespace) (\w+)|readonly ([A-Z_]{4,}):/g)])
    .map(([, name, constant]) => name ?? constant ?? '');
}

function partsOf(name: string): readonly string[] {
  return name.replace('()', '').split('.');
}

function spansIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
}

function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}\w$]+/gu) ?? [];
}
