import { expect } from 'chai';

import { decodePointsRewards } from '../../../src/adapters/http/points.js';

const NONE = { register: 0, watchedLesson: 0, watchedCourse: 0, paidOrder: 0 };

describe('decodePointsRewards', () => {
  it('reads the points for each action, as a number or as the text that an administrator saved', () => {
    const reported = { register: 10, watched_video: '3', watched_vod_course: -5, paid_order: '0.015' };
    expect(decodePointsRewards({ credit1_reward: reported })).to.deep.equal({
      register: 10,
      watchedLesson: 3,
      watchedCourse: 0,
      paidOrder: 0.015,
    });
  });

  for (const paid_order of ['', null, 'x', '1e999', 0, undefined, {}, [5], true]) {
    it(`reads ${JSON.stringify(paid_order)} as no points`, () => {
      expect(decodePointsRewards({ credit1_reward: { paid_order } })).to.deep.equal(NONE);
    });
  }

  it('reads no points when the configuration has no rewards', () => {
    for (const credit1_reward of [undefined, [], null])
      expect(decodePointsRewards({ credit1_reward })).to.deep.equal(NONE);
  });
});
