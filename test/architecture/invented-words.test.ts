import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';

import { expect } from 'chai';
import ts from 'typescript';

import { INVENTED_WORDS, REPLACED_NAMES } from './replaced-words.js';

/** The lists of the words, and their test. */
const LISTS = /test\/architecture\/(?:invented-words\.test|replaced-words)\.ts$/;

const INVENTED = new RegExp(`\\b(?:${Object.keys(INVENTED_WORDS).join('|')})(?:e?s|e?d)?\\b`, 'gi');

/** What may hold one of the words all the same, and why. */
const EXCEPTIONS: readonly { readonly why: string; readonly text: RegExp; readonly path?: RegExp }[] = [
  {
    why: 'the face check is a feature; the server calls it face verification',
    text: /\bface (?:checks?|verif\w+|tickets?|status|scan|start\w*|qr|poll|pass\w*|pending|answer|already|switch|scene|success)\b/gi,
  },
  { why: 'addresses of the face check', text: /(?:\/\/|meedu )face(?:\.example| check)\S*/gi },
  { why: 'fields of the answer that starts the face check', text: /'face\.[\w ]+'/g },
  { why: 'the user that nginx runs as by default', text: /(?<=nginx )nobody(?=; do)/g, path: /^deploy\// },
  { why: 'CSS', text: /@font face/g },
  { why: 'this list', text: /[^]+/g, path: LISTS },
];

/** In small letters, because a constant may have the name, too. */
const REPLACED = new Map(Object.entries(REPLACED_NAMES).map(([name, instead]) => [name.toLowerCase(), instead]));
/** Saves reading the code of files without any of them. */
const MAY_BE_REPLACED = new RegExp([...REPLACED.keys()].map((name) => `\\b${name.replace('$', '\\$')}`).join('|'), 'i');

/** Where a replaced name is the right one. */
const NAME_EXCEPTIONS: readonly { readonly why: string; readonly name: RegExp; readonly path: RegExp }[] = [
  { why: 'what a test acts in is its world, as in Cucumber', name: /^world$/, path: /^(?:test|lab)\// },
  { why: 'words of a text, one by one', name: /^words$/, path: /search|style-values|(?:-names|-paths|-words)\b/ },
  { why: 'a note is what a member writes in a lesson', name: /^note$/i, path: /note|lesson|print/ },
  { why: 'this list', name: /./, path: LISTS },
  {
    why: 'names of the session only',
    name: /^(?:clearFaults|announce)$/,
    path: /^(?!src\/(?:domain|application)\/session\/)/,
  },
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
  it('has established terms instead of invented words, in text and in names', () => {
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

  it('has no name that was replaced', () => {
    const found = files.flatMap((path) =>
      replacedIn(path, readFileSync(path, 'utf8'))
        .filter((name) => !NAME_EXCEPTIONS.some((one) => one.path.test(path) && one.name.test(name)))
        .map((name) => `${path}: ${name}, use: ${REPLACED.get(name.toLowerCase()) ?? ''}`),
    );
    expect(found).to.have.length(0, found.join('\n'));
  }).timeout(20_000);

  it('is searched for replaced names in code, texts of code, style classes and names of files', () => {
    expect([...REPLACED.keys()]).to.include.members(['place', 'let-go', 'question$', 'lessonplaying']);
    const code = 'const kept = order.way; // the place of words\nexpect(WAYS).to.equal("let-go")';
    expect(replacedIn('planted.ts', code)).to.deep.equal(['kept', 'way', 'WAYS', 'let-go']);
    expect(replacedIn('planted.tsx', '<p className="price price--words" />')).to.deep.equal(['words']);
    expect(replacedIn('planted.scss', '.price__place .text { place-items: center }')).to.deep.equal(['place']);
    expect(replacedIn('lab/pictures/world.md', 'pictures of the world')).to.deep.equal(['pictures', 'world']);
  });

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

/** The replaced names in the path of a file, and in its code or its styles. */
function replacedIn(path: string, text: string): readonly string[] {
  const names = path.split('/').map((part) => part.replace(/\..*/, ''));
  const inClasses = (part: string) => [...part.matchAll(/(?:__|--)([a-z-]+)/g)].map(([, name = '']) => name);
  if (path.endsWith('.scss')) names.push(...inClasses(text));
  if (/\.tsx?$/.test(path) && MAY_BE_REPLACED.test(text)) {
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) names.push(node.text);
      if (ts.isStringLiteralLike(node)) names.push(node.text, ...inClasses(node.text));
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  }
  return names.filter((name) => REPLACED.has(name.toLowerCase()));
}

/** Names in camel case, kebab case and snake case as separate words. */
function words(text: string): string {
  return text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/(?<=\w)[-_]+(?=\w)/g, ' ');
}
