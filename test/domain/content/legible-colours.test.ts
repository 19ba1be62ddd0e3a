import { expect } from 'chai';
import fc from 'fast-check';

import { blend, CLEAR, type Colour, contrastOf, LEGIBLE, parseColour } from '../../../src/domain/content/colour.js';
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

const LIGHT: Surface = { ink: colour('#1f2a37'), ground: colour('#fff') };
const DARK: Surface = { ink: colour('#e6eef7'), ground: colour('#15202e') };

/** An element with the requested colours `requested`, written `ink on ground`; either may be missing. */
function aPart(requested: string, inside: readonly ColouredPart[] = [], own: Partial<ColouredPart> = {}): ColouredPart {
  const [ink = '', ground = ''] = requested.split(' on ');
  return {
    requested: { ink: ink === '' ? undefined : colour(ink), ground: ground === '' ? undefined : colour(ground) },
    ...{ ink: undefined, ground: CLEAR, speaks: true, inside },
    ...own,
  };
}

/** The names of the requested colours (`ink`, `ground`) that the element may have. */
function applied(part: ColouredPart, around: Surface, of: ColouredPart = part): string {
  const requested = legibleColours(part, around).get(of) ?? {};
  return (['ink', 'ground'] as const).filter((kind) => requested[kind] !== undefined).join(' and ');
}

describe('legibleColours', () => {
  const CASES: Readonly<Record<string, readonly [light: string, dark: string]>> = {
    red: ['', ''],
    '#c00': ['ink', ''],
    '#ff9': ['', 'ink'],
    '#767676': ['ink', ''],
    '#777': ['', ''],
    ' on yellow': ['ground', ''],
    'black on yellow': ['ink and ground', 'ink and ground'],
    'white on #3ca7fa': ['ground', 'ink'],
    'white on #0b5ca8': ['ink and ground', 'ink and ground'],
    'white on white': ['ground', 'ink'],
    'black on black': ['ink', 'ground'],
    ' on rgba(255, 255, 0, 0.1)': ['ground', 'ground'],
    'rgba(0, 0, 0, 0.3)': ['', ''],
    'rgba(0, 0, 0, 0.7)': ['ink', ''],
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
      [ink, { ink: colour('#c00') }],
      [ground, { ground: colour('#ff9') }],
    ]);
  });

  it('compares text with the nearest background, not with that of the page', () => {
    const inner = aPart('white');
    expect(applied(aPart(' on navy', [inner], { speaks: false }), LIGHT, inner)).to.equal('ink');
    expect(applied(aPart('white on navy', [inner]), LIGHT, inner)).to.equal('ink');
    expect(applied(aPart('', [inner], { ground: colour('navy') }), LIGHT, inner)).to.equal('ink');
  });

  it('refuses a background on which a link in the colour of the site would be illegible', () => {
    const link = aPart('', [], { ink: colour('#0b6bb8') });
    expect(applied(aPart(' on #ddd', [link]), LIGHT)).to.equal('');
    expect(applied(aPart(' on #f4f4f4', [link]), LIGHT)).to.equal('ground');
    // A link in a box with a background of its own is not affected.
    const box = aPart('', [link], { ground: colour('#fff'), speaks: false });
    expect(applied(aPart(' on #ddd', [box]), LIGHT)).to.equal('ground');
  });

  it('applies a background when the text colour of a part inside needs it, as in table cells', () => {
    const whiteText = aPart('white');
    const cell = aPart(' on navy', [aPart('', [whiteText], { speaks: false })], { speaks: false });
    expect(applied(cell, LIGHT)).to.equal('ground');
    expect(applied(cell, LIGHT, whiteText)).to.equal('ink');
    const mixed = aPart(' on navy', [whiteText, aPart('')], { speaks: false });
    expect(applied(mixed, LIGHT)).to.equal('');
    expect(applied(mixed, DARK)).to.equal('ground');
  });

  it('gives up on a text that is built to take long, and applies none of its colours', () => {
    let part = aPart('#777');
    for (let depth = 0; depth < 60; depth += 1) {
      part = aPart(`rgba(${depth}, 0, 0, 0.9) on rgba(${depth}, 99, 0, 0.01)`, [part, aPart('#888')], {
        speaks: false,
      });
    }
    const last = aPart('', [part], { speaks: false });
    expect(legibleColours(last, { ink: colour('#777'), ground: colour('#777') }).size).to.equal(0);
  });

  it('finds a legible colour after 20 nested parts whose colours are refused', () => {
    let deep = aPart('');
    for (let depth = 0; depth < 20; depth += 1) deep = aPart('#777', [deep], { speaks: false });
    const legible = aPart('#c00');
    expect(applied(aPart('', [deep, legible]), LIGHT, legible)).to.equal('ink');
  });

  it('judges the colour of an inner part by the colours that were applied outside', () => {
    const inner = aPart('#ff9');
    expect(applied(aPart('white on #0b5ca8', [inner]), LIGHT, inner)).to.equal('ink');
    expect(applied(aPart('#333 on #777', [inner]), LIGHT, inner)).to.equal('');
  });

  const someColour = fc
    .tuple(fc.nat({ max: 255 }), fc.nat({ max: 255 }), fc.nat({ max: 255 }), fc.constantFrom(1, 1, 1, 0.5, 0.9))
    .map(([red, green, blue, alpha]): Colour => ({ red, green, blue, alpha }));
  const optionalColour = fc.option(someColour, { nil: undefined });
  const parts = (depth: number): fc.Arbitrary<ColouredPart> =>
    fc.record({
      requested: fc.record({ ink: optionalColour, ground: optionalColour }),
      ink: fc.option(someColour, { nil: undefined, freq: 1 }),
      ground: fc.option(someColour, { nil: CLEAR, freq: 1 }),
      speaks: fc.boolean(),
      inside: depth === 0 ? fc.constant([]) : fc.array(parts(depth - 1), { maxLength: 3 }),
    });

  /** The colours of all text in document order, with the applied requests or without any. */
  function read(
    text: ColouredPart,
    around: Surface,
    requested?: ReadonlyMap<ColouredPart, RequestedColours>,
  ): readonly Surface[] {
    const { ink = text.ink ?? around.ink, ground = text.ground } = requested?.get(text) ?? {};
    const here = { ink, ground: blend(ground, around.ground) };
    return [...(text.speaks ? [here] : []), ...text.inside.flatMap((inner) => read(inner, here, requested))];
  }

  it('keeps a contrast of 4.5:1 for all text; text that the site itself shows with less is not changed', () => {
    fc.assert(
      fc.property(parts(3), fc.constantFrom(LIGHT, DARK), (text, around) => {
        const before = read(text, around);
        const after = read(text, around, legibleColours(text, around));
        after.forEach(({ ink, ground }, index) => {
          if (contrastOf(ink, ground) < LEGIBLE - 1e-9) expect({ ink, ground }).to.deep.equal(before[index]);
        });
      }),
      { numRuns: 2000 },
    );
  });
});
