import { expect } from 'chai';

import { readPreferences, writePreferences } from '../../../src/domain/lesson/playing.js';

const PLAIN = { speed: 1, volume: 1, muted: false, quality: undefined };

describe('How somebody likes to play', () => {
  it('comes back as it was chosen, at both ends of what can be chosen', () => {
    for (const chosen of [
      { speed: 0.5, volume: 0, muted: true, quality: '720P' },
      { speed: 2, volume: 1, muted: false, quality: '' },
    ]) {
      expect(readPreferences(writePreferences(chosen))).to.deep.equal(chosen);
    }
  });

  it('is plain where nothing is stored, or nothing that can be read', () => {
    for (const stored of [undefined, '', '{', 'null', '7', '"fast"', '[]']) {
      expect(readPreferences(stored), stored).to.deep.equal(PLAIN);
    }
  });

  it('is plain in what makes no sense, one by one', () => {
    for (const wrong of [
      ...[0.49, 2.01, '1.5', null].map((speed) => ({ speed })),
      ...[-0.01, 1.01, '0.5', null].map((volume) => ({ volume })),
      ...['true', 1, null].map((muted) => ({ muted })),
      ...[720, null, {}].map((quality) => ({ quality })),
    ]) {
      expect(readPreferences(JSON.stringify(wrong)), JSON.stringify(wrong)).to.deep.equal(PLAIN);
    }
    expect(readPreferences('{"speed":9,"volume":0.5}')).to.deep.equal({ ...PLAIN, volume: 0.5 });
  });
});
