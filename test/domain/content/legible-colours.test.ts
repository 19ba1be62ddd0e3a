import { expect } from 'chai';
import fc from 'fast-check';

import { blend, CLEAR, type Colour, contrastOf, LEGIBLE, parseColour } from '../../../src/domain/colours/css-colour.js';
import {
  type ColouredPart,
  type RequestedColours,
  legibleColours,
  type Surface,
} from '../../../src/domain/content/legible-colours.js';

function colour(text: string): Colour {
  const parsed = parseColour(text);
  if (parsed === undefined) throw new Error(`${text} is no colour`);
  return parsed;
}

const LIGHT: Surface = { foreground: colour('#1f2a37'), background: colour('#fff') };
const DARK: Surface = { foreground: colour('#e6eef7'), background: colour('#15202e') };

/** An element with the requested colours `requested`, written `foreground on background`; either may be missing. */
function aPart(requested: string, inside: readonly ColouredPart[] = [], own: Partial<ColouredPart> = {}): ColouredPart {
  const [foreground = '', background = ''] = requested.split(' on ');
  return {
    requested: {
      foreground: foreground === '' ? undefined : colour(foreground),
      background: background === '' ? undefined : colour(background),
    },
    ...{ foreground: undefined, background: CLEAR, hasText: true, children: inside },
    ...own,
  };
}

/** The names of the requested colours (`foreground`, `background`) that the element may have. */
function applied(part: ColouredPart, around: Surface, of: ColouredPart = part): string {
  const requested = legibleColours(part, around).get(of) ?? {};
  return (['foreground', 'background'] as const).filter((kind) => requested[kind] !== undefined).join(' and ');
}

describe('legibleColours', () => {
  const CASES: Readonly<Record<string, readonly [light: string, dark: string]>> = {
    red: ['', ''],
    '#c00': ['foreground', ''],
    '#ff9': ['', 'foreground'],
    '#767676': ['foreground', ''],
    '#777': ['', ''],
    ' on yellow': ['background', ''],
    'black on yellow': ['foreground and background', 'foreground and background'],
    'white on #3ca7fa': ['background', 'foreground'],
    'white on #0b5ca8': ['foreground and background', 'foreground and background'],
    'white on white': ['background', 'foreground'],
    'black on black': ['foreground', 'background'],
    ' on rgba(255, 255, 0, 0.1)': ['background', 'background'],
    'rgba(0, 0, 0, 0.3)': ['', ''],
    'rgba(0, 0, 0, 0.7)': ['foreground', ''],
  };
  for (const [requested, [light, dark]] of Object.entries(CASES)) {
    it(`applies '${light}' of '${requested}' in the light scheme, '${dark}' in the dark scheme`, () => {
      expect(applied(aPart(requested), LIGHT)).to.equal(light);
      expect(applied(aPart(requested), DARK)).to.equal(dark);
    });
  }

  it('returns only the colours that may be applied', () => {
    const [ink, ground] = [aPart('#c00'), aPart(' on #ff9')];
    const [refusedInk, refusedGround, withoutColours] = [aPart('red'), aPart(' on #777'), aPart('')];
    const answer = legibleColours(aPart('', [ink, ground, refusedInk, refusedGround, withoutColours]), LIGHT);
    expect([...answer]).to.deep.equal([
      [ink, { foreground: colour('#c00') }],
      [ground, { background: colour('#ff9') }],
    ]);
  });

  it('compares text with the nearest background, not with that of the page', () => {
    const inner = aPart('white');
    expect(applied(aPart(' on navy', [inner], { hasText: false }), LIGHT, inner)).to.equal('foreground');
    expect(applied(aPart('white on navy', [inner]), LIGHT, inner)).to.equal('foreground');
    expect(applied(aPart('', [inner], { background: colour('navy') }), LIGHT, inner)).to.equal('foreground');
  });

  it('refuses a background on which a link in the colour of the site would be illegible', () => {
    const link = aPart('', [], { foreground: colour('#0b6bb8') });
    expect(applied(aPart(' on #ddd', [link]), LIGHT)).to.equal('');
    expect(applied(aPart(' on #f4f4f4', [link]), LIGHT)).to.equal('background');
    // A link in a box with a background of its own is not affected.
    const box = aPart('', [link], { background: colour('#fff'), hasText: false });
    expect(applied(aPart(' on #ddd', [box]), LIGHT)).to.equal('background');
  });

  it('applies a background when the text colour of a part inside needs it, as in table cells', () => {
    const whiteText = aPart('white');
    const cell = aPart(' on navy', [aPart('', [whiteText], { hasText: false })], { hasText: false });
    expect(applied(cell, LIGHT)).to.equal('background');
    expect(applied(cell, LIGHT, whiteText)).to.equal('foreground');
    const mixed = aPart(' on navy', [whiteText, aPart('')], { hasText: false });
    expect(applied(mixed, LIGHT)).to.equal('');
    expect(applied(mixed, DARK)).to.equal('background');
  });

  it('gives up on a text that is built to take long, and applies none of its colours', () => {
    let part = aPart('#777');
    for (let depth = 0; depth < 60; depth += 1) {
      part = aPart(`rgba(${depth}, 0, 0, 0.9) on rgba(${depth}, 99, 0, 0.01)`, [part, aPart('#888')], {
        hasText: false,
      });
    }
    const last = aPart('', [part], { hasText: false });
    expect(legibleColours(last, { foreground: colour('#777'), background: colour('#777') }).size).to.equal(0);
  });

  it('finds a legible colour after 20 nested parts whose colours are refused', () => {
    let deep = aPart('');
    for (let depth = 0; depth < 20; depth += 1) deep = aPart('#777', [deep], { hasText: false });
    const legible = aPart('#c00');
    expect(applied(aPart('', [deep, legible]), LIGHT, legible)).to.equal('foreground');
  });

  it('judges the colour of an inner part by the colours that were applied outside', () => {
    const inner = aPart('#ff9');
    expect(applied(aPart('white on #0b5ca8', [inner]), LIGHT, inner)).to.equal('foreground');
    expect(applied(aPart('#333 on #777', [inner]), LIGHT, inner)).to.equal('');
  });

  const someColour = fc
    .tuple(fc.nat({ max: 255 }), fc.nat({ max: 255 }), fc.nat({ max: 255 }), fc.constantFrom(1, 1, 1, 0.5, 0.9))
    .map(([red, green, blue, alpha]): Colour => ({ red, green, blue, alpha }));
  const optionalColour = fc.option(someColour, { nil: undefined });
  const parts = (depth: number): fc.Arbitrary<ColouredPart> =>
    fc.record({
      requested: fc.record({ foreground: optionalColour, background: optionalColour }),
      foreground: fc.option(someColour, { nil: undefined, freq: 1 }),
      background: fc.option(someColour, { nil: CLEAR, freq: 1 }),
      hasText: fc.boolean(),
      children: depth === 0 ? fc.constant([]) : fc.array(parts(depth - 1), { maxLength: 3 }),
    });

  /** The colours of all text in document order, with the applied requests or without any. */
  function read(
    text: ColouredPart,
    around: Surface,
    requested?: ReadonlyMap<ColouredPart, RequestedColours>,
  ): readonly Surface[] {
    const { foreground = text.foreground ?? around.foreground, background = text.background } =
      requested?.get(text) ?? {};
    const here = { foreground, background: blend(background, around.background) };
    return [...(text.hasText ? [here] : []), ...text.children.flatMap((inner) => read(inner, here, requested))];
  }

  it('keeps a contrast of 4.5:1 for all text; text that the site itself shows with less is not changed', () => {
    fc.assert(
      fc.property(parts(3), fc.constantFrom(LIGHT, DARK), (text, around) => {
        const before = read(text, around);
        const after = read(text, around, legibleColours(text, around));
        after.forEach(({ foreground, background }, index) => {
          if (contrastOf(foreground, background) < LEGIBLE - 1e-9)
            expect({ foreground, background }).to.deep.equal(before[index]);
        });
      }),
      { numRuns: 2000 },
    );
  });
});
