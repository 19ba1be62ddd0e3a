import { readFileSync } from 'node:fs';

import { expect } from 'chai';
import fc from 'fast-check';

import { SETTING_NAMES, parseSettings } from '../../src/boot/parse-settings.js';

describe('parseSettings', () => {
  it('reads one setting per line, and ignores comments, blank lines and spaces', () => {
    expect(parseSettings('# 接口\napi_url = https://api.example.com \r\n\n  vip=off\nphone_site =\n')).to.deep.equal({
      api_url: 'https://api.example.com',
      vip: 'off',
      phone_site: '',
    });
  });

  it('takes everything after the first equals sign as the value', () => {
    expect(parseSettings('api_url = /api?a=b')).to.deep.equal({ api_url: '/api?a=b' });
  });

  it('returns a line that is no setting under its line number', () => {
    expect(parseSettings('vip = on\nbrand colour: blue')).to.deep.equal({ vip: 'on', 'line 2': 'brand colour: blue' });
  });

  it('reads any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        Object.values(parseSettings(text)).every((each) => each === each.trim()),
      ),
    );
  });
});

describe('docs/settings.md', () => {
  it('has a row for every setting, and no other row', () => {
    const rows = [...readFileSync('docs/settings.md', 'utf8').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect(rows).to.deep.equal(SETTING_NAMES);
  });
});
