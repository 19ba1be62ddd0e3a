import { expect } from 'chai';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';

import { brandTones, contrast, type Rgb, rgbOf } from '../../../src/domain/theme/brand-tones.js';

const anyColour = () => fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));

/** The tokens as they stand in the style sheet, those of the dark last. */
const SHEET = readFileSync('src/ui/theme/_tokens.scss', 'utf8');
const [LIGHT = '', DARK = ''] = SHEET.split('prefers-color-scheme: dark');

function token(name: string, where: string): Rgb {
  const value = new RegExp(`--${name}: (#[\\da-f]+);`).exec(where)?.[1];
  return rgbOf(value) ?? expect.fail(`There is no --${name}`);
}

const TEXTS = ['text', 'muted', 'vip', 'danger', 'success'];
const TEXT_TONES = { light: TEXTS.map((name) => token(name, LIGHT)), dark: TEXTS.map((name) => token(name, DARK)) };
const SURFACE = token('surface', LIGHT);
const DARK_GROUNDS = ['surface', 'ground', 'hover'].map((name) => token(name, DARK));

/** The worst of all pairs. */
const leastContrast = (texts: readonly Rgb[], grounds: readonly Rgb[]) =>
  Math.min(...texts.flatMap((text) => grounds.map((ground) => contrast(text, ground))));

describe('brandTones', () => {
  it('keeps every text readable on every ground, for any colour, light and dark (settings; design/ui.md)', () => {
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

  it('leaves the colour itself as it is, for fills and bars', () => {
    expect(brandTones([200, 30, 60]).both.primary).to.deep.equal([200, 30, 60]);
  });

  it('takes a colour that is readable as it is for links too', () => {
    expect(brandTones([11, 80, 160]).light.link).to.deep.equal([11, 80, 160]);
  });

  it('is near the tones of the sheet for the colour of the sheet', () => {
    const { light, dark } = brandTones(token('primary', LIGHT));
    const near = (one: Rgb, other: Rgb) => contrast(one, other);
    for (const name of ['primary-soft', 'link', 'ground', 'hover'] as const)
      expect(near(light[name], token(name, LIGHT)), name).to.be.below(1.25);
    for (const name of ['primary-soft', 'link'] as const)
      expect(near(dark[name], token(name, DARK)), name).to.be.below(1.5);
  });
});

describe('rgbOf', () => {
  it('reads what an owner writes', () => {
    expect(rgbOf('#3ca7fa')).to.deep.equal([60, 167, 250]);
    expect(rgbOf(' #3AF ')).to.deep.equal([51, 170, 255]);
  });

  for (const wrong of ['', '3ca7fa', '#3ca7f', '#3ca7faff', 'blue', 'rgb(1,2,3)', '#ggg', 12, null, undefined, {}])
    it(`knows that ${JSON.stringify(wrong)} is no colour`, () => {
      expect(rgbOf(wrong)).to.equal(undefined);
    });
});
