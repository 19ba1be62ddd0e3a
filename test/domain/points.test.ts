import { expect } from 'chai';

import { earnings, pointsChange, type PointsRewards } from '../../src/domain/points.js';

const NONE: PointsRewards = { register: 0, watchedLesson: 0, watchedCourse: 0, paidOrder: 0 };
const earningLines = (rewards: Partial<PointsRewards>) =>
  earnings({ ...NONE, ...rewards }).map(({ action, gain }) => `${action}: ${gain}`);

describe('The list of ways to earn points', () => {
  it('names how many points each action brings', () => {
    expect(earningLines({ register: 100, watchedLesson: 2, watchedCourse: 20, paidOrder: 0.01 })).to.deep.equal([
      '注册登录: +100 积分',
      '看完一个课时: +2 积分',
      '学完一门课程: +20 积分',
      '支付订单: 订单金额的 1%',
    ]);
  });

  it('leaves out actions that bring nothing', () => {
    expect(earningLines({})).to.deep.equal([]);
    expect(earningLines({ watchedLesson: 1 })).to.deep.equal(['看完一个课时: +1 积分']);
    expect(earningLines({ paidOrder: 0.00001 }), 'too little to be shown').to.deep.equal([]);
  });

  const SHARES: readonly (readonly [share: number, percent: string])[] = [
    [0.1, '10%'],
    [0.07, '7%'],
    [0.015, '1.5%'],
    [1 / 3, '33.33%'],
    [1, '100%'],
  ];
  for (const [share, percent] of SHARES) {
    it(`shows a share of ${share} as ${percent}`, () => {
      expect(earningLines({ paidOrder: share })).to.deep.equal([`支付订单: 订单金额的 ${percent}`]);
    });
  }
});

describe('A change of the points balance', () => {
  it('has a plus or minus sign, and says whether points were gained or spent', () => {
    expect(pointsChange({ change: 100 })).to.deep.equal({ direction: 'gained', text: '获得', sum: '+100' });
    expect(pointsChange({ change: -30 })).to.deep.equal({ direction: 'spent', text: '使用', sum: '−30' });
    expect(pointsChange({ change: 0 })).to.deep.equal({ direction: 'unchanged', text: '无变动', sum: '0' });
    expect(pointsChange({ change: undefined }), 'not known').to.deep.equal({
      ...{ direction: 'unchanged', text: '', sum: '' },
    });
  });
});
