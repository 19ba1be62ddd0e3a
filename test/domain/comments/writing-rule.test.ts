import { expect } from 'chai';

import { OPEN_COMMENTS, REVIEWED_COMMENTS, type Writer, writingRule } from '../../../src/domain/comments/comment.js';

const BUYER: Writer = { signedIn: true, mayWatch: true, commentsAllowed: true };

describe('who may write comments (pages §3)', () => {
  const rows = [
    ['a member who may watch', {}, 'write', 'write'],
    ['a member who may not watch', { mayWatch: false }, 'buy-first', 'write'],
    ['a stranger', { signedIn: false, mayWatch: false }, 'sign-in', 'sign-in'],
    ['a stranger before a free course', { signedIn: false }, 'sign-in', 'sign-in'],
    ['anybody where comments are not allowed', { commentsAllowed: false }, 'not-allowed', 'not-allowed'],
    ['a stranger there', { signedIn: false, commentsAllowed: false }, 'not-allowed', 'not-allowed'],
  ] as const;
  for (const [who, patch, first, second] of rows) {
    it(`${who}: ${first} before the first generation, ${second} before the second`, () => {
      expect(writingRule({ ...BUYER, ...patch }, OPEN_COMMENTS)).to.equal(first);
      expect(writingRule({ ...BUYER, ...patch }, REVIEWED_COMMENTS)).to.equal(second);
    });
  }
});
