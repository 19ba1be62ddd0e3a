import { expect } from 'chai';
import fc from 'fast-check';

import {
  authorName,
  judgeDraft,
  OPEN_COMMENTS,
  REVIEWED_COMMENTS,
  type Writer,
  writingRule,
} from '../../../src/domain/comments/comment.js';

describe('The author of a comment', () => {
  it('is shown by name, and as 已注销用户 once the account is deleted', () => {
    expect(authorName({ kind: 'member', name: '小林', avatar: '' })).to.equal('小林');
    expect(authorName({ kind: 'deleted' })).to.equal('已注销用户');
  });
});

describe('The draft of a comment', () => {
  for (const typed of ['', '   ', '\n\t\u3000', '\u200b\u3164\u2800\u0301']) {
    it(`counts as empty when the visitor types ${JSON.stringify(typed)}, in both generations`, () => {
      expect(judgeDraft(typed, OPEN_COMMENTS)).to.deep.equal({ kind: 'empty' });
      expect(judgeDraft(typed, REVIEWED_COMMENTS)).to.deep.equal({ kind: 'empty' });
    });
  }

  it('needs at least six characters in generation 1', () => {
    expect(judgeDraft('讲得很清楚', OPEN_COMMENTS)).to.deep.equal({ kind: 'too-short', atLeast: 6 });
    expect(judgeDraft(' 讲得很清楚 ', OPEN_COMMENTS)).to.deep.equal({ kind: 'too-short', atLeast: 6 });
    expect(judgeDraft('讲得很清楚。', OPEN_COMMENTS)).to.deep.equal({ kind: 'ready', text: '讲得很清楚。' });
    expect(judgeDraft('长'.repeat(5000), OPEN_COMMENTS).kind).to.equal('ready');
  });

  it('may have up to 140 characters in generation 2', () => {
    expect(judgeDraft('好', REVIEWED_COMMENTS)).to.deep.equal({ kind: 'ready', text: '好' });
    expect(judgeDraft('长'.repeat(140), REVIEWED_COMMENTS).kind).to.equal('ready');
    expect(judgeDraft('长'.repeat(141), REVIEWED_COMMENTS)).to.deep.equal({ kind: 'too-long', atMost: 140 });
  });

  it('is counted as PHP counts: an emoji by its code points, without the spaces around the text', () => {
    expect(judgeDraft('😀'.repeat(140), REVIEWED_COMMENTS).kind).to.equal('ready');
    expect(judgeDraft('😀'.repeat(3), OPEN_COMMENTS).kind).to.equal('too-short');
  });

  it('is sent with the invisible characters that join what can be seen', () => {
    expect(judgeDraft(' 👨‍👩‍👧\ufe0f ', REVIEWED_COMMENTS)).to.deep.equal({ kind: 'ready', text: '👨‍👩‍👧\ufe0f' });
  });

  it('is sent trimmed, with half emojis replaced, because JSON cannot carry them', () => {
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

const BUYER: Writer = { isSignedIn: true, mayWatch: true, allowsComments: true };

describe('The rule for writing comments', () => {
  const rows = [
    ['a member who may watch', {}, 'write', 'write'],
    ['a member who may not watch', { mayWatch: false }, 'buy-first', 'write'],
    ['an anonymous visitor', { isSignedIn: false, mayWatch: false }, 'sign-in', 'sign-in'],
    ['an anonymous visitor of a free course', { isSignedIn: false }, 'sign-in', 'sign-in'],
    ['a member where comments are not allowed', { allowsComments: false }, 'not-allowed', 'not-allowed'],
    [
      'an anonymous visitor where comments are not allowed',
      { isSignedIn: false, allowsComments: false },
      'not-allowed',
      'not-allowed',
    ],
  ] as const;
  for (const [visitor, patch, first, second] of rows) {
    it(`for ${visitor} is "${first}" in generation 1 and "${second}" in generation 2`, () => {
      expect(writingRule({ ...BUYER, ...patch }, OPEN_COMMENTS)).to.equal(first);
      expect(writingRule({ ...BUYER, ...patch }, REVIEWED_COMMENTS)).to.equal(second);
    });
  }
});
