import { expect } from 'chai';

import { writtenSince } from '../../../src/domain/comments/written-since.js';
import type { Post } from '../../../src/domain/comments/comment.js';
import { aPost } from '../../support/posts.js';

const BY_ME = { author: { kind: 'member', name: '小明', avatar: '' }, text: '谢谢' } as const;
const written = { before: new Set(['1']), countBefore: 1, name: '小明', text: '谢谢' };

const listOf = (newest: readonly Post[]) => ({ newest, total: newest.length });

describe('A comment whose answer was lost', () => {
  it('is the post of its author with its text, or under review, that is newer than all that were known', () => {
    const mine = aPost('2', BY_ME);
    const known = aPost('1', BY_ME);
    expect(writtenSince(listOf([aPost('3', { ...BY_ME, text: '好' }), mine, known]), written)).to.equal(mine);
    const inReview = aPost('2', { ...BY_ME, text: '', isUnderReview: true });
    expect(writtenSince(listOf([inReview, known]), written)).to.equal(inReview);
    const other = aPost('4', { ...BY_ME, author: { ...BY_ME.author, name: '小红' } });
    expect(writtenSince(listOf([other, known, aPost('0', BY_ME)]), written)).to.equal(undefined);
    const deleted = aPost('3', { ...BY_ME, author: { kind: 'deleted' } });
    expect(writtenSince(listOf([deleted, known]), { ...written, name: undefined })).to.equal(undefined);
  });
});
