import { expect } from 'chai';

import { brandSheet, hexOf } from '../../src/start/brand-sheet.js';

describe('brandSheet', () => {
  it('says the tones of a brand, each where it counts: in both schemes, in the light, in the dark', () => {
    const sheet = brandSheet([200, 30, 60]);
    expect(sheet).to.match(
      /^:root\{--primary:#c81e3c;--primary-strong:#[\da-f]{6};--on-primary:#[\da-f]{6}\}@media not \(prefers-color-scheme:dark\)/,
    );
    const [, light = '', dark = ''] = sheet.split('@media');
    for (const name of ['primary-soft', 'link', 'focus', 'ground', 'hover']) expect(light).to.contain(`--${name}:#`);
    for (const name of ['primary-soft', 'link', 'focus']) expect(dark).to.contain(`--${name}:#`);
  });
});

describe('hexOf', () => {
  it('writes every part with two digits', () => {
    expect(hexOf([0, 10, 255])).to.equal('#000aff');
  });
});
