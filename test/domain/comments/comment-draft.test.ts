import { expect } from 'chai';
import fc from 'fast-check';

import { countCharacters, judgeDraft, OPEN_COMMENTS, REVIEWED_COMMENTS } from '../../../src/domain/comments/comment.js';

describe('the draft of a comment', () => {
  for (const typed of ['', '   ', '\n\t\u3000']) {
    it(`is empty as ${JSON.stringify(typed)}, whatever the server asks`, () => {
      expect(judgeDraft(typed, OPEN_COMMENTS)).to.deep.equal({ kind: 'empty' });
      expect(judgeDraft(typed, REVIEWED_COMMENTS)).to.deep.equal({ kind: 'empty' });
    });
  }

  it('needs six characters before a server of the first generation (pages API 3.7)', () => {
    expect(judgeDraft('讲得很清楚', OPEN_COMMENTS)).to.deep.equal({ kind: 'too-short', atLeast: 6 });
    expect(judgeDraft(' 讲得很清楚 ', OPEN_COMMENTS)).to.deep.equal({ kind: 'too-short', atLeast: 6 });
    expect(judgeDraft('讲得很清楚。', OPEN_COMMENTS)).to.deep.equal({ kind: 'ready', text: '讲得很清楚。' });
    expect(judgeDraft('长'.repeat(5000), OPEN_COMMENTS).kind).to.equal('ready');
  });

  it('has room for 140 characters before a server of the second (pages API 3.8)', () => {
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
