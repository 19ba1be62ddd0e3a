import { expect } from 'chai';
import fc from 'fast-check';

import { pixelSize, readStyle } from '../../../src/domain/content/style-declarations.js';

const written = (style: string): string =>
  [...readStyle(style)].map(([property, value]) => `${property}:${value}`).join(';');

/** Every allowed property, with a pattern that its value must match. */
const LIST: Readonly<Record<string, RegExp>> = {
  'text-align': /^(?:left|right|center|justify|start|end)$/,
  'text-indent': /^[\d.]+(?:px|em|rem)$/,
  'text-decoration': /^(?:underline|overline|line-through| )+$/,
  'font-weight': /^(?:normal|bold|bolder|lighter|[1-9]00)$/,
  'font-style': /^(?:normal|italic|oblique)$/,
  'font-size': /^(?:[\d.]+px|clamp\(12px, [\d.]+(?:em|rem|%), 32px\))$/,
  'line-height': /^(?:normal|[\d.]+)$/,
  color: /^rgba?\([\d., ]+\)$/,
  'background-color': /^rgba?\([\d., ]+\)$/,
  width: /^[\d.]+(?:px|em|rem|%)$/,
  'max-width': /^(?:[\d.]+%|min\([\d.]+(?:px|em|rem), 100%\))$/,
  'vertical-align': /^[a-z-]+$/,
  'list-style-type': /^[a-z-]+$/,
};
for (const side of ['top', 'right', 'bottom', 'left']) {
  Object.assign(LIST, {
    [`padding-${side}`]: /^[\d.]+(?:px|em|rem)$/,
    [`margin-${side}`]: /^(?:auto|[\d.]+(?:px|em|rem))$/,
    [`border-${side}-width`]: /^[\d.]+(?:px|em|rem)$/,
    [`border-${side}-style`]: /^(?:none|solid|dashed|dotted|double)$/,
    [`border-${side}-color`]: /^rgba?\([\d., ]+\)$/,
  });
}

/** The largest allowed length of each property, by unit. */
const MOST: readonly (readonly [property: RegExp, most: Readonly<Record<string, number>>])[] = [
  [/^(?:padding|margin)-/, { px: 32, em: 2, rem: 2 }],
  [/^border-.*-width$/, { px: 4, em: 0.25, rem: 0.25 }],
  [/^text-indent$/, { px: 64, em: 4, rem: 4 }],
  [/^(?:max-)?width$/, { px: 2000, em: 125, rem: 125, '%': 100 }],
];

function expectOnTheList(style: string): void {
  for (const [property, value] of readStyle(style)) {
    expect(value, property).to.match(LIST[property] ?? /^never$/);
    const [, amount, unit = ''] = /([\d.]+)(px|em|rem|%)/.exec(value) ?? [];
    const most = MOST.find(([pattern]) => pattern.test(property))?.[1];
    if (most !== undefined && amount !== undefined) expect(Number(amount), property).to.be.at.most(most[unit] ?? -1);
    if (property === 'font-size' && value.endsWith('px')) expect(parseFloat(value)).to.be.within(12, 32);
    if (property === 'line-height' && value !== 'normal') expect(Number(value)).to.be.within(1, 3);
  }
}

describe('readStyle', () => {
  const ACCEPTED: Readonly<Record<string, string>> = {
    'text-align: center': 'text-align:center',
    'TEXT-ALIGN:Right!important': 'text-align:right',
    'text-align: right ! important': 'text-align:right',
    'text-indent: 2em': 'text-indent:2em',
    'text-indent:21.0pt': 'text-indent:28px',
    'text-indent: .75em': 'text-indent:0.75em',
    'text-indent: 1.5rem': 'text-indent:1.5rem',
    'text-decoration: underline': 'text-decoration:underline',
    'text-decoration-line: overline': 'text-decoration:overline',
    'text-decoration: line-through solid red': 'text-decoration:line-through',
    'text-decoration: underline overline underline': 'text-decoration:underline overline',
    'font-weight: bold; font-style: italic': 'font-weight:bold;font-style:italic',
    'font-weight:600': 'font-weight:600',
    'font-size: 18px': 'font-size:18px',
    'font-size:10.5pt': 'font-size:14px',
    'font-size: 1.5em': 'font-size:clamp(12px, 1.5em, 32px)',
    'font-size: 120%': 'font-size:clamp(12px, 120%, 32px)',
    'font-size: x-large': 'font-size:24px',
    'font-size: smaller': 'font-size:clamp(12px, 0.83em, 32px)',
    'line-height: normal': 'line-height:normal',
    'line-height: 1.75': 'line-height:1.75',
    'line-height: +1.75': 'line-height:1.75',
    'line-height:150%': 'line-height:1.5',
    'line-height: 28px': 'line-height:1.75',
    'font-size:14px;line-height:28px': 'font-size:14px;line-height:2',
    'font-size:20px;font-size:14px;line-height:28px': 'font-size:14px;line-height:2',
    'font-size:14px;font-size:nonsense;line-height:28px': 'font-size:14px;line-height:2',
    'font-size:2em;line-height:28px': 'font-size:clamp(12px, 2em, 32px);line-height:1.75',
    'line-height: 1.5rem': 'line-height:1.5',
    'color: #F00': 'color:rgb(255, 0, 0)',
    'color: red  !\n important': 'color:rgb(255, 0, 0)',
    'background: yellow; mso-highlight: yellow': 'background-color:rgb(255, 255, 0)',
    'background-color: rgb(255, 255, 0)': 'background-color:rgb(255, 255, 0)',
    'width: 50%': 'width:50%;max-width:100%',
    'width:100px; max-width: 300px': 'width:100px;max-width:min(300px, 100%)',
    'vertical-align: middle': 'vertical-align:middle',
    'list-style-type: upper-roman': 'list-style-type:upper-roman',
    'list-style: square': 'list-style-type:square',
    'padding: 5px 0': 'padding-top:5px;padding-right:0px;padding-bottom:5px;padding-left:0px',
    'margin: 0 auto': 'margin-top:0px;margin-right:auto;margin-bottom:0px;margin-left:auto',
    'border-bottom: 1px solid #ccc':
      'border-bottom-width:1px;border-bottom-style:solid;border-bottom-color:rgb(204, 204, 204)',
    'border-top: rgb(204, 204, 204) dotted 1px':
      'border-top-color:rgb(204, 204, 204);border-top-style:dotted;border-top-width:1px',
    'border-left:solid windowtext 1.0pt': 'border-left-style:solid;border-left-width:1.33px',
    'border-right: none': 'border-right-style:none',
    'border-top: 1px': 'border-top-width:1px;border-top-style:none',
    'border-left: thick double': 'border-left-width:4px;border-left-style:double',
    'border: solid':
      'border-top-style:solid;border-right-style:solid;border-bottom-style:solid;border-left-style:solid',
    'border-style: dashed inset hidden':
      'border-top-style:dashed;border-right-style:solid;border-bottom-style:none;border-left-style:solid',
    'color: blue; color: nonsense; color': 'color:rgb(0, 0, 255)',
  };
  for (const [style, output] of Object.entries(ACCEPTED)) {
    it(`reads '${style}' as '${output}'`, () => {
      expect(written(style)).to.equal(output);
      expect(written(output), 'read again').to.equal(output);
      expectOnTheList(style);
    });
  }

  const CLAMPED: Readonly<Record<string, string>> = {
    'font-size: 8px': 'font-size:12px',
    'font-size: 72pt': 'font-size:32px',
    'font-size: 99999999999999999999999em': 'font-size:clamp(12px, 10em, 32px)',
    'font-size: 99999999999999999999999%': 'font-size:clamp(12px, 1000%, 32px)',
    'line-height: 0': 'line-height:1',
    'line-height: 9': 'line-height:3',
    'padding-left: 400px': 'padding-left:32px',
    'margin-top: 30em': 'margin-top:2em',
    'margin-bottom: 30rem': 'margin-bottom:2rem',
    'width: 900%': 'width:100%;max-width:100%',
    'width: 99999999999999999999999px': 'width:2000px;max-width:100%',
    'max-width: 9000px': 'max-width:min(2000px, 100%)',
    'text-indent: 100em': 'text-indent:4em',
    'border-top-width: 2in': 'border-top-width:4px',
  };
  for (const [style, output] of Object.entries(CLAMPED)) {
    it(`clamps '${style}' to '${output}'`, () => expect(written(style)).to.equal(output));
  }

  const DROPPED = [
    ...[
      'margin-left: -10px',
      'text-indent: -2em',
      'font-size: -1px',
      'padding: -1px',
      'line-height: -1',
      'width: -5px',
    ],
    ...['position: fixed', 'inset: 0', 'display: none', 'float: left', 'opacity: 0', 'z-index: 9', 'height: 9px'],
    ...['transform: scale(9)', 'animation: x', 'filter: invert(1)', 'content: "x"', 'cursor: url(x)', 'font: 90px x'],
    ...[
      'background: url(https://evil.example/x)',
      'background: red url(x)',
      'list-style: url(x)',
      'background-image: none',
    ],
    ...['width: expression(alert(1))', 'color: var(--danger)', '--x: red', 'width: calc(1px + 1px)', 'width: 5vw'],
    ...['font-weight: url(x) 700', 'font-weight: 700 url(x)', 'width: url(x) 5px', 'width: 5px url(x)'],
    ...['width: 5constructor', 'constructor: 5px'],
    ...['font-size: url(x) clamp(12px, 2em, 32px)', 'font-size: clamp(12px, 2em, 32px) url(x)'],
    ...['max-width: url(x) min(9px, 100%)', 'max-width: min(9px, 100%) url(x)', 'color: re!importantd'],
    ...['c\\olor: red', 'color: r\\65 d', 'width: 5\\70 x', 'color: /**/red', 'col/**/or: red', 'color: env(x)'],
    ...[
      'text-decoration: none',
      'text-decoration: blink',
      'font-size: 5',
      'padding: auto',
      'margin-top: auto',
      'margin: 5%',
    ],
    ...[
      'border: nonsense',
      'padding: 1px 1px 1px 1px 1px',
      'color: transparent',
      'font-weight: 1000',
      'behavior: url(x)',
    ],
    ...[
      '',
      ';',
      ':',
      'color',
      ': red',
      'text-align: {}',
      'vertical-align: 50px',
      '-moz-binding: url(x)',
      `color: ${'x'.repeat(999)}`,
    ],
  ];
  for (const style of DROPPED) {
    it(`drops '${style.slice(0, 40)}'`, () => expect(written(style)).to.equal(''));
  }

  it('ignores a value of more than 120 characters', () => {
    const oneWide = (length: number) => `width: ${'1px'.padStart(length, '0')}`;
    expect(written(oneWide(120))).to.equal('width:1px;max-width:100%');
    expect(written(oneWide(121))).to.equal('');
  });

  it('drops only the side whose value is not allowed', () => {
    expect(written('margin: 0 0 0 -18.0pt')).to.equal('margin-top:0px;margin-right:0px;margin-bottom:0px');
  });

  const name = fc.constantFrom(
    ...Object.keys(LIST),
    ...[
      'margin',
      'padding',
      'border',
      'border-left',
      'border-color',
      'background',
      'list-style',
      'text-decoration-line',
    ],
    ...['position', 'background-image', '--x', 'COLOR', 'font', 'inset'],
  );
  const value = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc
      .array(
        fc.oneof(
          fc
            .tuple(
              fc.constantFrom('', '-', '+'),
              fc.nat({ max: 5000 }),
              fc.constantFrom('', 'px', 'em', 'rem', '%', 'pt', 'vw'),
            )
            .map((parts) => parts.join('')),
          fc.constantFrom(
            'auto',
            'none',
            'solid',
            'red',
            '#abc',
            'rgb(1, 2, 3)',
            'underline',
            'inherit',
            '!important',
            'center',
          ),
          fc.constantFrom(
            'url(x)',
            'var(--x)',
            '\\72',
            'expression(1)',
            '/*',
            '*/',
            '"',
            "'",
            '(',
            ')',
            ';',
            'clamp(',
            'min(',
            ',',
            '100%)',
          ),
        ),
        { maxLength: 5 },
      )
      .map((parts) => parts.join(' ')),
  );
  const style = fc
    .array(fc.tuple(name, value), { maxLength: 6 })
    .map((declarations) => declarations.map((pair) => pair.join(':')).join(';'));

  it('never lets anything through that is not on the list, nor an address, a variable or an escape', () => {
    fc.assert(
      fc.property(style, (text) => {
        expectOnTheList(text);
        expect(written(text)).not.to.match(/url|var|expression|\\|["'<>/@{}!]|-\d/i);
      }),
      { numRuns: 2000 },
    );
  });

  it('reads its own output as the same style', () => {
    fc.assert(
      fc.property(style, (text) => {
        expect(Object.fromEntries(readStyle(written(text)))).to.deep.equal(Object.fromEntries(readStyle(text)));
      }),
      { numRuns: 2000 },
    );
  });

  it('returns every width with a maximum width', () => {
    fc.assert(
      fc.property(style, (text) => {
        const read = readStyle(text);
        expect(!read.has('width') || read.has('max-width')).to.equal(true);
      }),
    );
  });
});

describe('pixelSize', () => {
  it('is the size of an image whose style has both sides in pixels, and undefined otherwise', () => {
    expect(pixelSize('width: 300px; height: 150pt')).to.deep.equal({ width: 300, height: 200 });
    expect(pixelSize('width:1px;height:1px')).to.deep.equal({ width: 1, height: 1 });
    expect(pixelSize('width:10.4px;height:9.6px')).to.deep.equal({ width: 10, height: 10 });
    for (const none of [
      'width:300px',
      'width:0;height:9px',
      'width:9px;height:0',
      'width:50%;height:20px',
      'width:auto;height:auto',
      'width:0;height:0',
      '',
    ]) {
      expect(pixelSize(none)).to.equal(undefined);
    }
  });
});
