import { expect } from 'chai';

import { authorName } from '../../../src/domain/comments/comment.js';

describe('the author of a comment', () => {
  it('has a name, until the account is deleted (pages §3)', () => {
    expect(authorName({ kind: 'member', name: '小林', avatar: '' })).to.equal('小林');
    expect(authorName({ kind: 'gone' })).to.equal('已注销用户');
  });
});
