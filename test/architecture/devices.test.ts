import { readdirSync, readFileSync } from 'node:fs';

import { expect } from 'chai';

import { BOTTOM_NAV_SHAPE } from '../../src/domain/site/bottom-nav-shape.js';
import { MEDIA } from '../../src/domain/site/window-shapes.js';

const SHAPES_FILE = 'src/ui/shared/theme/_shapes.scss';
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => `src/${path}`);
const read = (path: string) => readFileSync(path, 'utf8');

/** The matches in all files whose name ends so, as `path: match`. */
function found(ending: string, pattern: RegExp, except?: string): readonly string[] {
  return sources
    .filter((path) => path.endsWith(ending) && path !== except)
    .flatMap((path) => [...read(path).matchAll(pattern)].map(([match]) => `${path}: ${match.trim()}`));
}

/** The entries of a map of the stylesheet. */
function mapOf(name: string): Readonly<Record<string, string>> {
  const [, entries = ''] = new RegExp(`\\$${name}: \\(([\\s\\S]*?)\\n\\);`).exec(read(SHAPES_FILE)) ?? [];
  return Object.fromEntries(
    [...entries.matchAll(/'([\w-]+)': '(.*)',/g)].map(([, key = '', query = '']) => [key, query]),
  );
}

describe('The shapes of a window', () => {
  const shapes = mapOf('shapes');

  it('are at most eight, and have a row in the specification', () => {
    expect(Object.keys(shapes)).to.have.length.within(1, 8);
    const rows = read('docs/spec/appearance.md').matchAll(/^\| `([\w-]+)` +\| `(.*?)` /gm);
    expect(Object.fromEntries([...rows].map(([, name = '', query = '']) => [name, query]))).to.deep.equal(shapes);
  });

  it('are the same in stylesheets and in code', () => {
    const { wide = '', low = '' } = shapes;
    const known = {
      ...shapes,
      ...mapOf('pointers'),
      ...{ narrow: wide.replace('>=', '<'), tall: low.replace('<', '>='), 'touch-too': '(any-pointer: coarse)' },
    };
    expect(known).to.include(MEDIA);
  });

  it('with the bottom navigation are the same in stylesheets and in code', () => {
    const [, mixin = ''] = /@mixin bottom-nav \{([\s\S]*?)\n\}/.exec(read(SHAPES_FILE)) ?? [];
    expect([...mixin.matchAll(/@include (\w+)/g)].map(([, name]) => name)).to.deep.equal(BOTTOM_NAV_SHAPE);
  });

  it('are the only media conditions, beside paper, colours and motion', () => {
    const others =
      /@media (?!(?:(?:screen|print|(?:screen and )?\((?:forced-colors|prefers-[a-z-]+): [a-z-]+\)) \{)).*/g;
    expect(found('.scss', others, SHAPES_FILE)).to.deep.equal([]);
  });
});

describe('On a phone', () => {
  it('a height of the window says which: with, without or whatever the bars of the browser', () => {
    for (const ending of ['.scss', '.ts', '.tsx', '.html'])
      expect(found(ending, /\b\d+vh\b/g), ending).to.deep.equal([]);
  });

  it('what is over the page scrolls alone: a scrolling surface uses the mixin, or is part of its page', () => {
    const inPage = ['src/ui/lesson/play-cover.scss: overflow-y: auto'];
    expect(
      found('.scss', /overflow(?:-y)?: (?:\w+ )?(?:auto|scroll)(?=;)/g, 'src/ui/shared/theme/_mixins.scss'),
    ).to.deep.equal(inPage);
    expect(read('src/ui/shared/theme/_over-page.scss')).to.match(
      /html:has\(> \.modal-open\) \{\s+overscroll-behavior: none/,
    );
  });

  it('no field for a code, a number or a name is corrected', () => {
    const corrected = found('.tsx', /<(?:FormControl|input)\b[\s\S]*?\n? *\/>/g)
      .filter((field) => !/\{\.\.\.NO_PROSE\}|type="(?:search|range|radio|checkbox|file)"|\bhidden\b/.test(field))
      .map((field) => field.slice(0, field.indexOf(':')));
    expect(corrected).to.deep.equal([]);
  });

  it('a text file that the visitor chooses is read in one place, whatever its encoding', () => {
    const readers = ['.ts', '.tsx'].flatMap((ending) =>
      found(ending, /new TextDecoder|readAsText|\bfile\.text\(/gi, 'src/ui/notes/text-of-file.ts'),
    );
    expect(readers).to.deep.equal([]);
  });

  it('the system makes no links of numbers', () => {
    expect(read('src/boot/index.html')).to.contain('name="format-detection" content="telephone=no');
  });
});
