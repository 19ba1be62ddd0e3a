import { expect } from 'chai';

import { aSite, passUntil } from '../../support.js';

describe('Captchas', () => {
  it('draw four characters of the alphabet on 120 by 48 (API 2.1)', () => {
    const { site } = aSite();
    const { key, image } = site.captchas.draw();
    const text = site.controls.signingIn.captchaText(key) ?? '';
    expect(text).to.match(/^[2346789a-hmnp-rt-z]{4}$/);
    expect(text).not.to.match(/[svw]/);
    const svg = atob(image.replace('data:image/svg+xml;base64,', ''));
    expect(svg).to.include('width="120" height="48"');
    expect([...svg.matchAll(/>(.)<\/text>/g)].map((match) => match[1]).join('')).to.equal(text);
  });

  it('have a key as long as the real one, each its own (API 2.1)', () => {
    const { site } = aSite();
    const keys = [site.captchas.draw().key, site.captchas.draw().key];
    expect(new Set(keys).size).to.equal(2);
    for (const key of keys)
      expect(key)
        .to.match(/^eyJpdiI6/)
        .and.have.length(312);
  });

  it('do not mind capital letters (API 2.1)', () => {
    const { site } = aSite();
    const { key } = site.captchas.draw();
    const text = site.controls.signingIn.captchaText(key) ?? '';
    expect(site.captchas.check(key, text.toUpperCase())).to.equal(true);
  });

  for (const [what, answer] of [
    ['a right answer', (text: string) => text],
    ['a wrong answer', () => 'nope!'],
  ] as const) {
    it(`are used up by ${what} (API 2.1, lesson 18)`, () => {
      const { site } = aSite();
      const { key } = site.captchas.draw();
      const text = site.controls.signingIn.captchaText(key) ?? '';
      site.captchas.check(key, answer(text));
      expect(site.captchas.check(key, text)).to.equal(false);
    });
  }

  it('are forgotten after 300 s (API 2.1)', () => {
    for (const [age, right] of [
      [299_999, true],
      [300_000, false],
    ] as const) {
      const { site, time } = aSite();
      const { key } = site.captchas.draw();
      const text = site.controls.signingIn.captchaText(key) ?? '';
      time.schedule(() => undefined, age);
      passUntil(time, age);
      expect(site.captchas.check(key, text), String(age)).to.equal(right);
    }
  });
});
