import { expect } from 'chai';
import fc from 'fast-check';

import {
  blend,
  CLEAR,
  type Colour,
  contrastOf,
  parseColour,
  readColour,
} from '../../../src/domain/colours/css-colour.js';

const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };
const BLACK: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };

describe('The colour module', () => {
  const SAME: Readonly<Record<string, string>> = {
    Red: 'rgb(255, 0, 0)',
    ' Red ': 'rgb(255, 0, 0)',
    rebeccapurple: 'rgb(102, 51, 153)',
    '#F80': 'rgb(255, 136, 0)',
    '#ff8800': 'rgb(255, 136, 0)',
    '#ff880080': 'rgba(255, 136, 0, 0.5)',
    '#f808': 'rgba(255, 136, 0, 0.53)',
    'rgb(1,2,3)': 'rgb(1, 2, 3)',
    'rgb( 1, 2 , 3 )': 'rgb(1, 2, 3)',
    'rgb(1 2 3 / 50%)': 'rgba(1, 2, 3, 0.5)',
    'rgba(300, 10%, 0, .25)': 'rgba(255, 26, 0, 0.25)',
    'hsl(120, 100%, 25%)': 'rgb(0, 128, 0)',
    'hsl(120, 100%, 75%)': 'rgb(128, 255, 128)',
    'hsl(210deg 50% 50%)': 'rgb(64, 128, 191)',
  };
  for (const [written, canonical] of Object.entries(SAME)) {
    it(`reads ${written} as ${canonical}`, () => expect(readColour(written)).to.equal(canonical));
  }

  const NONE = [
    ...[
      '',
      'windowtext',
      'currentcolor',
      'inherit',
      'transparent',
      'rgba(1,2,3,0)',
      '#12',
      '#12345',
      '#ggg',
      'constructor',
    ],
    ...[
      'rgb(1,2)',
      'rgb(1,2,3,4,5)',
      'rgb(a,b,c)',
      'rgb(1.2.3,4,5)',
      'rgb(var(--x))',
      'url(x)',
      'red url(x)',
      'hsl(%,1%,1%)',
    ],
    ...['rgb(-1,2,3)', 'rgb(1,2,3,-1)', 'rgb(1,2,3,.)'],
    ...['url(x) rgb(1,2,3)', 'rgb(1,2,3) url(x)', 'url(x) #abc', 'xabc', '#abc url(x)', '#abcdefabc'],
  ];
  for (const written of NONE) {
    it(`finds no colour in '${written}'`, () => expect(readColour(written)).to.equal(undefined));
  }

  it('distinguishes a transparent colour from text that is no colour', () => {
    expect(parseColour('transparent')).to.deep.equal(CLEAR);
    expect(parseColour('')).to.equal(undefined);
  });

  it('reads its own output without a change', () => {
    const part = fc.nat({ max: 400 });
    fc.assert(
      fc.property(part, part, part, fc.double({ min: 0, max: 1, noNaN: true }), (red, green, blue, alpha) => {
        const written = readColour(`rgba(${red}, ${green}, ${blue}, ${alpha.toFixed(4)})`);
        expect(readColour(written ?? '')).to.equal(written);
      }),
    );
  });

  it('computes contrast as WCAG does', () => {
    expect(contrastOf(BLACK, WHITE)).to.be.closeTo(21, 0.001);
    expect(contrastOf(WHITE, WHITE)).to.equal(1);
    expect(contrastOf(BLACK, CLEAR), 'on the white of a page').to.be.closeTo(21, 0.001);
    expect(contrastOf(parseColour('#767676') ?? BLACK, WHITE)).to.be.closeTo(4.54, 0.005);
    expect(contrastOf(WHITE, parseColour('#3ca7fa') ?? BLACK)).to.be.closeTo(2.59, 0.01);
  });

  it('blends a translucent colour with the colour behind it', () => {
    const half = { ...BLACK, alpha: 0.5 };
    expect(blend(half, WHITE)).to.deep.equal({ red: 127.5, green: 127.5, blue: 127.5, alpha: 1 });
    expect(contrastOf(half, WHITE)).to.equal(contrastOf({ red: 128, green: 128, blue: 128, alpha: 1 }, WHITE));
    expect(blend({ ...half, red: 255 }, { ...half, blue: 255 })).to.deep.equal({
      red: 170,
      green: 0,
      blue: 85,
      alpha: 0.75,
    });
    expect(blend(CLEAR, CLEAR)).to.deep.equal(CLEAR);
    expect(blend(blend(half, half), WHITE).red).to.be.closeTo(blend(half, blend(half, WHITE)).red, 1e-9);
  });
});
