import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';

import { expect } from 'chai';

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

  it('has no exception without use', () => {
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

/** Names in camel case, kebab case and snake case as separate words. */
function words(text: string): string {
  return text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/(?<=\w)[-_]+(?=\w)/g, ' ');
}
