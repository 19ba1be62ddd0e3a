import { expect } from 'chai';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';

import { brandTones, rgbOf } from '../../../src/domain/colours/brand-tones.js';
import { contrast, type Rgb } from '../../../src/domain/colours/contrast.js';

const anyColour = () => fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));

/** The colour tokens of the stylesheet: first those of the light scheme, then those of the dark one. */
const STYLESHEET = readFileSync('src/ui/shared/theme/_tokens.scss', 'utf8');
const [LIGHT = '', DARK = ''] = STYLESHEET.split('prefers-color-scheme: dark');

function token(name: string, where: string): Rgb {
  const value = new RegExp(`--${name}: (#[\\da-f]+);`).exec(where)?.[1];
  return rgbOf(value) ?? expect.fail(`There is no --${name}`);
}

const TEXTS = ['text', 'muted', 'vip', 'danger', 'success'];
const TEXT_TONES = { light: TEXTS.map((name) => token(name, LIGHT)), dark: TEXTS.map((name) => token(name, DARK)) };
const SURFACE = token('surface', LIGHT);
const DARK_GROUNDS = ['surface', 'ground', 'hover'].map((name) => token(name, DARK));

/** The lowest contrast of any text with any background. */
const leastContrast = (texts: readonly Rgb[], grounds: readonly Rgb[]) =>
  Math.min(...texts.flatMap((text) => grounds.map((ground) => contrast(text, ground))));

describe('brandTones', () => {
  it('leaves the alert of a form readable on its tinted ground', () => {
    for (const scheme of [LIGHT, DARK])
      expect(contrast(token('danger', scheme), token('danger-soft', scheme))).to.be.at.least(4.5);
  });

  it('keeps every text readable on every background, for any brand colour, in the light and the dark scheme', () => {
    fc.assert(
      fc.property(anyColour(), (brand) => {
        const { both, light, dark } = brandTones(brand);
        const grounds = [SURFACE, light.ground, light.hover, light['primary-soft']];
        const darkGrounds = [...DARK_GROUNDS, dark['primary-soft']];
        expect(leastContrast([...TEXT_TONES.light, light.link, light.focus], grounds), 'light').to.be.at.least(4.5);
        expect(leastContrast([...TEXT_TONES.dark, dark.link, dark.focus], darkGrounds), 'dark').to.be.at.least(4.5);
        const fills = [both.primary, both['primary-strong']];
        expect(leastContrast([both['on-primary']], fills), 'on primary').to.be.at.least(4.5);
      }),
      { numRuns: 500, examples: [[[0, 0, 0]], [[255, 255, 255]], [[255, 255, 0]], [[0, 0, 255]], [[118, 118, 118]]] },
    );
  });

  it('does not change the brand colour itself, for fills and bars', () => {
    expect(brandTones([200, 30, 60]).both.primary).to.deep.equal([200, 30, 60]);
  });

  it('uses the brand colour for links too when it is readable', () => {
    expect(brandTones([11, 80, 160]).light.link).to.deep.equal([11, 80, 160]);
  });

  it('writes on a bright colour in a shade of that colour, no darker than necessary', () => {
    const { 'on-primary': ink, primary } = brandTones([255, 255, 0]).both;
    expect(contrast(ink, primary)).to.be.within(4.6, 4.8);
    expect(ink).to.deep.equal([ink[0], ink[0], 0]);
  });

  it('tints the backgrounds of text, each a little more than the one before', () => {
    const { light, dark } = brandTones(token('primary', LIGHT));
    const contrasts = [light.ground, light.hover, light['primary-soft']].map((tone) => contrast(tone, SURFACE));
    for (const [index, most] of [1.06, 1.1, 1.14].entries()) expect(contrasts[index]).to.be.within(most - 0.02, most);
    expect(contrast(dark['primary-soft'], token('surface', DARK))).to.be.within(1.2, 1.25);
  });

  it('returns about the tones of the stylesheet for the brand colour of the stylesheet', () => {
    const { light, dark } = brandTones(token('primary', LIGHT));
    const near = (one: Rgb, other: Rgb) => contrast(one, other);
    for (const name of ['primary-soft', 'link', 'ground', 'hover'] as const)
      expect(near(light[name], token(name, LIGHT)), name).to.be.below(1.25);
    for (const name of ['primary-soft', 'link'] as const)
      expect(near(dark[name], token(name, DARK)), name).to.be.below(1.5);
  });
});

describe('contrast', () => {
  const BLACK: Rgb = [0, 0, 0];
  const WHITE: Rgb = [255, 255, 255];
  const CASES: readonly (readonly [one: Rgb, other: Rgb, ratio: number])[] = [
    [BLACK, WHITE, 21],
    [WHITE, WHITE, 1],
    [WHITE, [118, 118, 118], 4.542],
    [WHITE, [255, 0, 0], 3.998],
    [WHITE, [0, 255, 0], 1.372],
    [WHITE, [0, 0, 255], 8.592],
    [[5, 5, 5], BLACK, 1.03],
  ];
  for (const [one, other, ratio] of CASES)
    it(`of ${one.join(' ')} and ${other.join(' ')} is ${ratio}, as WCAG defines it`, () => {
      expect(contrast(one, other)).to.be.closeTo(ratio, 0.001);
      expect(contrast(other, one)).to.be.closeTo(ratio, 0.001);
    });
});

describe('rgbOf', () => {
  it('reads long and short notation, in either case, with spaces around it', () => {
    expect(rgbOf('#3ca7fa')).to.deep.equal([60, 167, 250]);
    expect(rgbOf(' #3AF ')).to.deep.equal([51, 170, 255]);
  });

  it('reads each digit of any colour, in long and short notation', () => {
    fc.assert(
      fc.property(anyColour(), (colour) => {
        expect(rgbOf(`#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`)).to.deep.equal(colour);
      }),
      { examples: [[[0x12, 0x34, 0x56]], [[0xab, 0xcd, 0xef]]] },
    );
    expect(rgbOf('#123')).to.deep.equal([0x11, 0x22, 0x33]);
    expect(rgbOf('#abc')).to.deep.equal([0xaa, 0xbb, 0xcc]);
  });

  for (const wrong of ['x#3ca7fa', '#3ca7fa;', 'x#3af', '#3af;', '#3a', '#3afa'])
    it(`rejects '${wrong}', which has too many or too few characters`, () => expect(rgbOf(wrong)).to.equal(undefined));

  for (const wrong of ['', '3ca7fa', '#3ca7f', '#3ca7faff', 'blue', 'rgb(1,2,3)', '#ggg', 12, null, undefined, {}])
    it(`rejects ${JSON.stringify(wrong)}, which is no colour`, () => expect(rgbOf(wrong)).to.equal(undefined));
});
