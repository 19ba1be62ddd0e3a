import { expect } from 'chai';

import { viewCount } from '../../../src/domain/messages/announcements.js';
import { codeSampleNumber, formulaNumber, tableNumber } from '../../../src/domain/messages/content.js';
import { pageOf } from '../../../src/domain/messages/paging.js';

describe('messages of the announcements', () => {
  it('count what is counted', () => {
    expect(viewCount(214)).to.equal('214次阅读');
    expect(pageOf(2, 3)).to.equal('第2页，共3页');
  });

  it('name the parts of a text by their number', () => {
    expect([tableNumber(1), codeSampleNumber(2), formulaNumber(3)]).to.deep.equal(['表格1', '代码2', '公式3']);
  });
});
