import { expect } from 'chai';

import { howMany, pixels, titled } from '../../../demo/catalogue/words.js';

describe('messages of the catalogue', () => {
  it('put the title of a state together from its parts, leaving out what is empty', () => {
    expect(titled('登录', '密码登录', '被拒绝')).to.equal('登录 · 密码登录 · 被拒绝');
    expect(titled('错误', '', '已登录')).to.equal('错误 · 已登录');
  });

  it('say how wide a screen is, and how many states there are', () => {
    expect([pixels(360), howMany(7)]).to.deep.equal(['360 px', '共 7 个状态']);
  });
});
