import { expect } from 'chai';

import { pointsChange } from '../../../src/domain/points.js';

describe('A movement of the points balance (pages §13)', () => {
  it('has a sign, and words that say the same', () => {
    expect(pointsChange({ change: 100 })).to.deep.equal({ direction: 'gained', words: '获得', sum: '+100' });
    expect(pointsChange({ change: -30 })).to.deep.equal({ direction: 'spent', words: '使用', sum: '−30' });
    expect(pointsChange({ change: 0 })).to.deep.equal({ direction: 'unchanged', words: '无变动', sum: '0' });
  });
});
