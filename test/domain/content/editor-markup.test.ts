import { expect } from 'chai';
import fc from 'fast-check';

import { outlineLevels, styleOfAttributes } from '../../../src/domain/content/editor-markup.js';
import { readStyle } from '../../../src/domain/content/style-declarations.js';

const levels = fc.array(fc.integer({ min: 1, max: 6 }));

describe('outlineLevels', () => {
  it('puts the headings of a text below the headings of the page', () => {
    expect(outlineLevels([1, 2, 2, 3, 1], 3)).to.deep.equal([3, 4, 4, 5, 3]);
  });

  it('closes the gaps between the heading levels of a text', () => {
    expect(outlineLevels([2, 5, 4, 2], 3)).to.deep.equal([3, 4, 4, 3]);
  });

  it('never skips a level downwards, and stays between the top level and level 6', () => {
    fc.assert(
      fc.property(levels, fc.integer({ min: 2, max: 6 }), (given, top) => {
        const outline = outlineLevels(given, top);
        outline.forEach((level, index) => {
          expect(level).to.be.within(top, 6);
          expect(level - (outline[index - 1] ?? top)).to.be.at.most(1);
        });
      }),
    );
  });

  it('keeps a heading one level below its parent heading, down to level 6', () => {
    fc.assert(
      fc.property(levels, (given) => {
        const outline = outlineLevels(given, 2);
        given.forEach((level, index) => {
          const before = given[index - 1];
          if (before !== undefined && level > before) {
            expect(outline[index]).to.equal(Math.min(6, (outline[index - 1] ?? 2) + 1));
          }
        });
      }),
    );
  });
});

type Attributes = Readonly<Record<string, string>>;

/** The style that results from the presentational attributes of an element and of its table. */
function read(tag: string, own: Attributes, table: Attributes = {}): Readonly<Record<string, string>> {
  const style = styleOfAttributes({ tag, attribute: (name) => own[name], tableAttribute: (name) => table[name] });
  return Object.fromEntries(readStyle(style));
}

const NO_BORDER = Object.fromEntries(
  ['top', 'right', 'bottom', 'left'].map((side) => [`border-${side}-style`, 'none']),
);
const padding = (length: string) =>
  Object.fromEntries(['top', 'right', 'bottom', 'left'].map((side) => [`padding-${side}`, length]));

describe('A presentational element or attribute', () => {
  const CASES: readonly (readonly [tag: string, own: Attributes, style: Readonly<Record<string, string>>])[] = [
    ['p', { align: 'CENTER' }, { 'text-align': 'center' }],
    ['td', { align: 'right', valign: 'TOP' }, { 'text-align': 'right', 'vertical-align': 'top' }],
    ['center', {}, { 'text-align': 'center' }],
    ['img', { align: 'middle' }, { 'vertical-align': 'middle' }],
    ['img', { align: 'left', width: '300' }, {}],
    ['video', { width: '300' }, {}],
    ['table', { align: 'Center' }, readStyleOf('margin: 0 auto')],
    ['table', { align: 'left' }, {}],
    [
      'table',
      { width: '80%', bgcolor: '#eee' },
      { width: '80%', 'max-width': '100%', 'background-color': 'rgb(238, 238, 238)' },
    ],
    ['td', { width: '120' }, { width: '120px', 'max-width': '100%' }],
    ['td', { width: ' 120 ' }, { width: '120px', 'max-width': '100%' }],
    ['td', { width: '+120' }, {}],
    ['tr', { bgcolor: 'FFFF00' }, { 'background-color': 'rgb(255, 255, 0)' }],
    ['font', { color: 'DeepPink' }, { color: 'rgb(255, 20, 147)' }],
    ['font', { color: 'red', size: '5' }, { color: 'rgb(255, 0, 0)', 'font-size': '24px' }],
    ['font', { color: '0f0', size: '+1' }, { color: 'rgb(0, 255, 0)', 'font-size': '18px' }],
    ['font', { size: '-2' }, { 'font-size': '12px' }],
    ['font', { size: '-9' }, { 'font-size': '12px' }],
    ['font', { size: ' +1 ' }, { 'font-size': '18px' }],
    ['font', { size: ' ' }, {}],
    ['font', { size: '99' }, { 'font-size': '32px' }],
    ['font', { size: 'huge', color: 'url(x)' }, {}],
    ['big', {}, { 'font-size': 'clamp(12px, 1.2em, 32px)' }],
    ['ol', { type: 'I' }, { 'list-style-type': 'upper-roman' }],
    ['ol', { type: 'a' }, { 'list-style-type': 'lower-alpha' }],
    ['ul', { type: 'Square' }, { 'list-style-type': 'square' }],
    ['ol', {}, {}],
    ['li', { type: 'A' }, { 'list-style-type': 'upper-alpha' }],
    ['p', { type: 'A' }, {}],
    ['hr', { color: 'red', size: '90', type: 'x' }, {}],
    ['p', { align: 'x;position:fixed', bgcolor: 'red;background:url(x)' }, { 'background-color': 'rgb(255, 0, 0)' }],
  ];
  for (const [tag, own, style] of CASES) {
    it(`is translated into its allowed style: ${tag} ${JSON.stringify(own)}`, () => {
      expect(read(tag, own)).to.deep.equal(style);
    });
  }

  it('results in an empty style when the element has none', () => {
    expect(styleOfAttributes({ tag: 'td', attribute: () => undefined, tableAttribute: () => undefined })).to.equal('');
  });

  it('of a table applies to the cells of the table', () => {
    expect(read('td', {}, { cellpadding: '6', border: '0' })).to.deep.equal({ ...padding('6px'), ...NO_BORDER });
    expect(read('th', {}, { cellpadding: '99', border: '1' })).to.deep.equal(padding('32px'));
    expect(read('p', {}, { cellpadding: '6', border: '0' })).to.deep.equal({});
  });
});

function readStyleOf(style: string): Readonly<Record<string, string>> {
  return Object.fromEntries(readStyle(style));
}
