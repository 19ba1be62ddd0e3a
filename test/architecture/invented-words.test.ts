import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';

import { expect } from 'chai';
import ts from 'typescript';

/** Words of a former private language; the glossary of CONTRIBUTING.md has the established term for each. */
const INVENTED =
  /\b(?:deed|wish|whoever|somebody|nobody|nearness|leisure|pretend|told|anew|desk|door|face)(?:e?s|e?d)?\b/gi;

/** What may hold one of the words all the same, and why. */
const EXCEPTIONS: readonly { readonly why: string; readonly text: RegExp; readonly path?: RegExp }[] = [
  {
    why: 'the face check is a feature; the server calls it face verification',
    text: /\bface (?:checks?|verif\w+|tickets?|status|scan|start\w*|qr|poll|pass\w*|pending|answer|already|switch|scene)\b/gi,
  },
  { why: 'addresses of the face check', text: /(?:\/\/|meedu )face(?:\.example| check)\S*/gi },
  { why: 'fields of the answer that starts the face check', text: /'face\.[\w ]+'/g },
  { why: 'the user that nginx runs as by default', text: /(?<=nginx )nobody(?=; do)/g, path: /^deploy\// },
  { why: 'CSS', text: /@font face/g },
  { why: 'the glossary lists the words', text: /^\|.*\|$/gm, path: /^CONTRIBUTING\.md$/ },
  { why: 'this list', text: /[^]+/g, path: /invented-words\.test\.ts$/ },
];

/** Names that the glossary has replaced. In a sentence the same words may be right. */
const REPLACED =
  /^(?:places?|kept|keptOf|(?:asked|question)\$|askedS?|(?:pay)?ways?|(?:pay)?Ways?|payWayOf|words|letGo|stranger|takeTurn|world)$/;

const NAME_EXCEPTIONS: readonly { readonly why: string; readonly name: RegExp; readonly path: RegExp }[] = [
  { why: 'what a test acts in is its world, as in Cucumber', name: /^world$/, path: /^(?:test|lab)\// },
  {
    why: 'stored orders',
    name: /^(?:way|asked|letGo)$/,
    path: /\/(?:stored-orders|order(?:-pay)?-page)(?:\.test)?\.tsx?$/,
  },
  { why: 'a setting of the demo site, which stores it', name: /^payWays$/, path: /./ },
  { why: 'words of a text, one by one', name: /^words$/, path: /search|style-values|(?:-names|-paths|-words)\b/ },
];

const files = ['src', 'test', 'tools', 'demo', 'lab', 'docs', 'deploy']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .concat(readdirSync('.'), '.ci/run')
  .filter(
    (path) =>
      /\.(?:tsx?|[cm]?js|jsonc|scss|html|md|sh|conf|yml)$|Dockerfile$|^\.ci\/run$/.test(path) &&
      !/\/(?:node_modules|dist)\//.test(path),
  );

describe('The language of the repository', () => {
  it('has the terms of the glossary instead of invented words, in text and in names', () => {
    const found = files.flatMap((path) =>
      [...inventedIn(path, path), ...inventedIn(path, readFileSync(path, 'utf8'))].map((word) => `${path}: ${word}`),
    );
    expect(found).to.have.length(0, found.join('\n'));
  });

  it('is searched in sentences, names, style classes and names of files', () => {
    const planted = ['Nobody answers.', 'const openDeed = 1', 'PAGE_DEEDS', 'course-deed__price', 'src/ui/wishes.ts'];
    expect(planted.map((text) => inventedIn('src/planted.ts', text).join())).to.deep.equal([
      'Nobody',
      'Deed',
      'DEEDS',
      'deed',
      'wishes',
    ]);
    expect(inventedIn('src/planted.ts', 'faceCheckRequired, desktop, interface, `FACE_QR`')).to.deep.equal([]);
  });

  it('has the names of the glossary instead of those that it has replaced', () => {
    const found = files.flatMap((path) =>
      replacedIn(path, readFileSync(path, 'utf8'))
        .filter((name) => !NAME_EXCEPTIONS.some((one) => one.path.test(path) && one.name.test(name)))
        .map((name) => `${path}: ${name}`),
    );
    expect(found).to.have.length(0, found.join('\n'));
    const planted = 'const kept = order.way; // the place of words\nexpect(asked$).to.equal("letGo")';
    expect(replacedIn('planted.ts', planted)).to.deep.equal(['kept', 'way', 'asked$']);
  }).timeout(20_000);

  it('has no exception without use', () => {
    const unusedName = NAME_EXCEPTIONS.filter(
      ({ name, path }) =>
        !files.some(
          (file) => path.test(file) && replacedIn(file, readFileSync(file, 'utf8')).some((one) => name.test(one)),
        ),
    );
    expect(unusedName.map(({ why }) => why)).to.deep.equal([]);
    const unused = EXCEPTIONS.filter(
      ({ text, path = /./ }) =>
        !files.some((file) => path.test(file) && words(readFileSync(file, 'utf8')).search(text) >= 0),
    );
    expect(unused.map(({ why }) => why)).to.deep.equal([]);
  });
});

/** The invented words of a text, exceptions aside. */
function inventedIn(path: string, text: string): readonly string[] {
  const rest = EXCEPTIONS.filter((exception) => exception.path?.test(path) ?? true).reduce(
    (left, exception) => left.replace(exception.text, ' '),
    words(text),
  );
  return rest.match(INVENTED) ?? [];
}

/** The replaced names among the identifiers of a file with code. */
function replacedIn(path: string, text: string): readonly string[] {
  if (!/\.tsx?$/.test(path)) return [];
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && REPLACED.test(node.text)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return names;
}

/** Names in camel case, kebab case and snake case as separate words. */
function words(text: string): string {
  return text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/(?<=\w)[-_]+(?=\w)/g, ' ');
}
