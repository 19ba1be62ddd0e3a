import { expect } from 'chai';

import { earnings, pointsChange, type PointsRewards } from '../../src/domain/points.js';

const NONE: PointsRewards = { register: 0, watchedLesson: 0, watchedCourse: 0, paidOrder: 0 };
const said = (rewards: Partial<PointsRewards>) =>
  earnings({ ...NONE, ...rewards }).map(({ action: action, gain }) => `${action}: ${gain}`);

describe('How points are earned', () => {
  it('says what brings how much', () => {
    expect(said({ register: 100, watchedLesson: 2, watchedCourse: 20, paidOrder: 0.01 })).to.deep.equal([
      '注册登录: +100 积分',
      '看完一个课时: +2 积分',
      '学完一门课程: +20 积分',
      '支付订单: 订单金额的 1%',
    ]);
  });

  it('leaves out what brings nothing', () => {
    expect(said({})).to.deep.equal([]);
    expect(said({ watchedLesson: 1 })).to.deep.equal(['看完一个课时: +1 积分']);
    expect(said({ paidOrder: 0.00001 }), 'too little to be said').to.deep.equal([]);
  });

  const SHARES: readonly (readonly [share: number, percent: string])[] = [
    [0.1, '10%'],
    [0.07, '7%'],
    [0.015, '1.5%'],
    [1 / 3, '33.33%'],
    [1, '100%'],
  ];
  for (const [share, percent] of SHARES) {
    it(`reads a share of ${share} as ${percent}`, () => {
      expect(said({ paidOrder: share })).to.deep.equal([`支付订单: 订单金额的 ${percent}`]);
    });
  }
});

describe('A movement of the points balance', () => {
  it('has a sign, and words that say the same', () => {
    expect(pointsChange({ change: 100 })).to.deep.equal({ direction: 'gained', words: '获得', sum: '+100' });
    expect(pointsChange({ change: -30 })).to.deep.equal({ direction: 'spent', words: '使用', sum: '−30' });
    expect(pointsChange({ change: 0 })).to.deep.equal({ direction: 'unchanged', words: '无变动', sum: '0' });
  });
});
