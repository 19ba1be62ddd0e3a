import { expect } from 'chai';
import fc from 'fast-check';

import {
  authorName,
  countCharacters,
  judgeDraft,
  OPEN_COMMENTS,
  REVIEWED_COMMENTS,
  type Writer,
  writingRule,
} from '../../../src/domain/comments/comment.js';

describe('the author of a comment', () => {
  it('has a name, until the account is deleted', () => {
    expect(authorName({ kind: 'member', name: '小林', avatar: '' })).to.equal('小林');
    expect(authorName({ kind: 'gone' })).to.equal('已注销用户');
  });
});

describe('the draft of a comment', () => {
  for (const typed of ['', '   ', '\n\t\u3000']) {
    it(`is empty as ${JSON.stringify(typed)}, whatever the server asks`, () => {
      expect(judgeDraft(typed, OPEN_COMMENTS)).to.deep.equal({ kind: 'empty' });
      expect(judgeDraft(typed, REVIEWED_COMMENTS)).to.deep.equal({ kind: 'empty' });
    });
  }

  it('needs six characters before a server of the first generation', () => {
    expect(judgeDraft('讲得很清楚', OPEN_COMMENTS)).to.deep.equal({ kind: 'too-short', atLeast: 6 });
    expect(judgeDraft(' 讲得很清楚 ', OPEN_COMMENTS)).to.deep.equal({ kind: 'too-short', atLeast: 6 });
    expect(judgeDraft('讲得很清楚。', OPEN_COMMENTS)).to.deep.equal({ kind: 'ready', text: '讲得很清楚。' });
    expect(judgeDraft('长'.repeat(5000), OPEN_COMMENTS).kind).to.equal('ready');
  });

  it('has room for 140 characters before a server of the second', () => {
    expect(judgeDraft('好', REVIEWED_COMMENTS)).to.deep.equal({ kind: 'ready', text: '好' });
    expect(judgeDraft('长'.repeat(140), REVIEWED_COMMENTS).kind).to.equal('ready');
    expect(judgeDraft('长'.repeat(141), REVIEWED_COMMENTS)).to.deep.equal({ kind: 'too-long', atMost: 140 });
  });

  it('counts as PHP counts: an emoji is its code points, blanks around the text are none', () => {
    expect(countCharacters('😀')).to.equal(1);
    expect(countCharacters('👨‍👩‍👧')).to.equal(5);
    expect(countCharacters(' a b\n')).to.equal(3);
    expect(judgeDraft('😀'.repeat(140), REVIEWED_COMMENTS).kind).to.equal('ready');
    expect(judgeDraft('😀'.repeat(3), OPEN_COMMENTS).kind).to.equal('too-short');
  });

  it('is sent trimmed, and always as something that JSON can carry', () => {
    expect(judgeDraft('  好课\uD83D ', REVIEWED_COMMENTS)).to.deep.equal({ kind: 'ready', text: '好课\uFFFD' });
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 140 }), (typed) => {
        const verdict = judgeDraft(typed, REVIEWED_COMMENTS);
        if (verdict.kind === 'ready')
          expect(verdict.text).to.equal(verdict.text.trim().replace(/\p{Surrogate}/gu, '!'));
      }),
    );
  });
});

const BUYER: Writer = { signedIn: true, mayWatch: true, commentsAllowed: true };

describe('who may write comments', () => {
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
