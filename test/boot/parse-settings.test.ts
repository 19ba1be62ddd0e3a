import { readFileSync } from 'node:fs';

import { expect } from 'chai';
import fc from 'fast-check';

import { SETTING_NAMES, parseSettings } from '../../src/boot/parse-settings.js';
import { ACCEPTED_VALUES, FILES, REFUSED_VALUES } from '../support/settings-cases.js';

describe('The settings, as the site reads them (docs/settings.md#写法)', () => {
  for (const { name, value, wrong } of REFUSED_VALUES)
    it(`ignore ${name} = ${value}, and say why`, () => {
      expect(parseSettings(`${name} = ${value}\n`)).to.deep.equal({
        settings: {},
        wrong: [{ name, reason: wrong }],
      });
    });

  for (const { name, value, read = value } of ACCEPTED_VALUES)
    it(`accept ${name} = ${value}`, () => {
      expect(parseSettings(`${name} = ${value}\n`)).to.deep.equal({ settings: { [name]: read }, wrong: [] });
    });

  for (const { title, text, settings, wrong } of FILES)
    it(title, () => {
      const [name, reason] = wrong ?? [];
      expect(parseSettings(text)).to.deep.equal({
        settings,
        wrong: name === undefined ? [] : [{ name, reason }],
      });
    });

  it('are read from any text without throwing, and are trimmed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        Object.values(parseSettings(`scripts = ${text}`).settings).every((each) => each === each.trim()),
      ),
    );
  });

  it('are not names of properties that every object has', () => {
    expect(parseSettings('__proto__ = 1\nconstructor = 1\n').settings).to.deep.equal({});
  });
});

describe('docs/settings.md', () => {
  it('has a line for every setting, and no other line', () => {
    const [, names = ''] = /^## 名字\n(.*?)^## /ms.exec(readFileSync('docs/settings.md', 'utf8')) ?? [];
    const rows = [...names.matchAll(/^- `(\w+)`：/gm)].map(([, name]) => name);
    expect(rows).to.deep.equal(SETTING_NAMES);
  });
});
