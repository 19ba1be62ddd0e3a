import { expect } from 'chai';

import {
  fasterThan,
  readPreferences,
  slowerThan,
  writePreferences,
} from '../../../src/domain/lesson/play-preferences.js';

const DEFAULTS = { speed: 1, volume: 1, muted: false, quality: undefined, wide: false };

describe('The player preferences', () => {
  it('are read as they were written, at both ends of each range', () => {
    for (const chosen of [
      { speed: 0.5, volume: 0, muted: true, quality: '720P', wide: true },
      { speed: 2, volume: 1, muted: false, quality: '', wide: false },
    ]) {
      expect(readPreferences(writePreferences(chosen))).to.deep.equal(chosen);
    }
  });

  it('are the defaults when nothing readable is stored', () => {
    for (const stored of [undefined, '', '{', 'null', '7', '"fast"', '[]']) {
      expect(readPreferences(stored), stored).to.deep.equal(DEFAULTS);
    }
  });

  it('fall back to the default for each invalid value separately', () => {
    for (const wrong of [
      ...[0.49, 2.01, '1.5', null].map((speed) => ({ speed })),
      ...[-0.01, 1.01, '0.5', null].map((volume) => ({ volume })),
      ...['true', 1, null].map((muted) => ({ muted })),
      ...[720, null, {}].map((quality) => ({ quality })),
      ...['true', 1, null].map((wide) => ({ wide })),
    ]) {
      expect(readPreferences(JSON.stringify(wrong)), JSON.stringify(wrong)).to.deep.equal(DEFAULTS);
    }
    expect(readPreferences('{"speed":9,"volume":0.5}')).to.deep.equal({ ...DEFAULTS, volume: 0.5 });
  });
});

describe('The next speed', () => {
  for (const { speed, slower, faster } of [
    { speed: 0.5, slower: 0.5, faster: 0.75 },
    { speed: 1, slower: 0.75, faster: 1.25 },
    { speed: 3, slower: 2.5, faster: 3 },
  ]) {
    it(`after ${speed} is ${faster} upwards and ${slower} downwards`, () => {
      expect([slowerThan(speed), fasterThan(speed)]).to.deep.equal([slower, faster]);
    });
  }
});
