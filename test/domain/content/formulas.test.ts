import { expect } from 'chai';
import fc from 'fast-check';

import { mayHaveFormulas, splitFormulas } from '../../../src/domain/content/formulas.js';

/**
 * The pieces of a text in one line: words unchanged, inline formulas in single guillemets, display formulas in double
 * ones.
 */
function inShort(text: string): string {
  return splitFormulas(text)
    .map((piece) => {
      if (piece.kind === 'text') return piece.source;
      return piece.display ? `««${piece.tex}»»` : `«${piece.tex}»`;
    })
    .join('');
}

/** Random texts of delimiters, escapes and currency signs, so that every rule of the parser applies. */
const mixedText = fc
  .array(fc.constantFrom('$', '$$', '\\', '\\(', '\\)', '\\[', '\\]', '{', '}', 'x', '5', ' ', '\n', '元', '，', 'US'))
  .map((parts) => parts.join(''));

/** TeX that contains no delimiters, escapes or braces. */
const plainTex = fc.stringMatching(/^[a-z+=^_]{1,12}$/);

describe('splitFormulas', () => {
  const FORMULAS: Readonly<Record<string, string>> = {
    '设 $x$ 为': '设 «x» 为',
    $x$: '«x»',
    $$x$$: '««x»»',
    'a \\(x\\) b': 'a «x» b',
    'a \\[x\\] b': 'a ««x»» b',
    '$$\nx + y\n$$': '««\nx + y\n»»',
    '\\( x \\)': '« x »',
    $a$$b$: '«a»«b»',
    '$3x+5$，$7$': '«3x+5»，«7»',
    '$S_{底}$和$速度=路程/时间$': '«S_{底}»和«速度=路程/时间»',
    '$v=5米/秒$': '«v=5米/秒»',
    '$\\text{共 $y$ 元}$': '«\\text{共 $y$ 元}»',
    '$\\$5$': '«\\$5»',
    '\\[a \\\\[2pt] b\\]': '««a \\\\[2pt] b»»',
    '\\[a \\\\\\]': '««a \\\\»»',
    '$5 和 $x$': '$5 和 «x»',
    '$$ x': '$$ x',
  };
  for (const [text, found] of Object.entries(FORMULAS)) {
    it(`reads ${JSON.stringify(text)} as ${JSON.stringify(found)}`, () => expect(inShort(text)).to.equal(found));
  }

  const PRICES = [
    ...['$', '$5', '5$', '只要 $5', '$5 和 $10', '$5-$10', '$5/$6', '$1,299.00', 'US$5 和 US$10', '5$，另加3$'],
    ...[
      '$5起，原价$x',
      '$1,299.00 元，原价$x',
      '$5，另加$x',
      'US$x$',
      '$$x$',
      '$ 5 $',
      '$5 $',
      '$ 5$',
      '$\n5$',
      '$$',
      '$$$',
      '$$$$',
      '$$ $$',
      '\\$5 和 \\$6',
      '\\\\(x\\\\)',
    ],
    ...['\\$x$', '\\\\(x\\)'],
    ...['$a}$', '$a}{b$', '${a$', '\\(x', 'x\\)', '\\[x\\)', '\\', '$x\\', '$A\nB$'],
  ];
  for (const text of PRICES) {
    it(`finds no formula in ${JSON.stringify(text)}`, () => {
      expect(splitFormulas(text)).to.deep.equal([{ kind: 'text', source: text }]);
    });
  }

  it('returns nothing for an empty text', () => expect(splitFormulas('')).to.deep.equal([]));

  it('neither loses nor adds a character', () => {
    const text = fc.oneof(mixedText, fc.string(), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(text, (source) => {
        const pieces = splitFormulas(source);
        expect(pieces.map((piece) => piece.source).join('')).to.equal(source);
        expect(pieces.every((piece) => piece.source !== '')).to.equal(true);
      }),
      { numRuns: 500 },
    );
  });

  it('returns for each formula the text between its delimiters, with balanced braces', () => {
    fc.assert(
      fc.property(mixedText, (text) => {
        for (const piece of splitFormulas(text)) {
          if (piece.kind === 'text') continue;
          expect(piece.source).to.match(/^(?:\$\$[^]+\$\$|\$[^]+\$|\\\([^]+\\\)|\\\[[^]+\\\])$/);
          expect(piece.source).to.include(piece.tex);
          const braces = piece.tex.replace(/\\[^]/g, '');
          expect(braces.split('{').length).to.equal(braces.split('}').length);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('finds a formula with any of the four pairs of delimiters between Chinese words', () => {
    const delimiters = [
      ['$', '$', false],
      ['$$', '$$', true],
      ['\\(', '\\)', false],
      ['\\[', '\\]', true],
    ] as const;
    fc.assert(
      fc.property(plainTex, fc.constantFrom(...delimiters), (tex, [open, close, display]) => {
        expect(splitFormulas(`已知${open}${tex}${close}成立`)).to.deep.equal([
          { kind: 'text', source: '已知' },
          { kind: 'formula', source: open + tex + close, tex, display },
          { kind: 'text', source: '成立' },
        ]);
      }),
    );
  });

  it('announces that the code of formulas is needed for every text that has one, also from the JSON of an answer', () => {
    fc.assert(
      fc.property(mixedText, (text) => {
        if (splitFormulas(text).every(({ kind }) => kind === 'text')) return;
        expect([mayHaveFormulas(text), mayHaveFormulas(JSON.stringify({ text }))]).to.deep.equal([true, true]);
      }),
    );
    for (const text of ['5 元，满 $5 减 1 (限时)', '只有结束 \\)']) expect(mayHaveFormulas(text), text).to.equal(false);
  });

  it('never mistakes prices for a formula, however many there are', () => {
    const price = fc.integer({ min: 0, max: 99_999 }).map((amount) => `$${String(amount)}`);
    const between = fc.constantFrom(' ', ' 和 ', '-', '，', '/', '元、', ' or ', '; ');
    fc.assert(
      fc.property(fc.array(fc.tuple(price, between)), (list) => {
        const text = list.flat().join('');
        expect(splitFormulas(text).some(({ kind }) => kind === 'formula')).to.equal(false);
      }),
    );
  });

  it('treats a formula of 6000 characters as words', () => {
    expect(splitFormulas(`$${'x'.repeat(4999)}$`)).to.have.lengthOf(1);
    expect(splitFormulas(`$${'x'.repeat(6000)}$`)).to.deep.equal([{ kind: 'text', source: `$${'x'.repeat(6000)}$` }]);
  });
});
