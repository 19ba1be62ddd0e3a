import { expect } from 'chai';

import { OPEN_COMMENTS, REVIEWED_COMMENTS } from '../../../src/domain/comments/comment.js';
import {
  visibleComments,
  COLLAPSED,
  type OwnPost,
  type CommentsInput,
} from '../../../src/domain/comments/visible-comments.js';
import { aComment, aPost, aReply } from '../../support/posts.js';

const MANY = Array.from({ length: 45 }, (_, index) => aComment(`c${String(index)}`));
const FIVE = MANY.slice(0, 5);
const OFFLINE = { kind: 'offline' } as const;

function read(patch: Partial<CommentsInput> = {}): CommentsInput {
  const list = { style: REVIEWED_COMMENTS, comments: FIVE, total: 7 };
  return { list, all: COLLAPSED, replies: new Map(), parts: 1, own: [], ...patch };
}

function own(id: string, patch: Partial<OwnPost> = {}): OwnPost {
  return {
    post: aPost(id, { isUnderReview: true, text: `my ${id}` }),
    parentId: undefined,
    replyTo: undefined,
    ...patch,
  };
}

const idsOf = (posts: readonly { readonly id: string }[] | undefined) => posts?.map(({ id }) => id);

describe('The visible comments in generation 1', () => {
  const list = { style: OPEN_COMMENTS, comments: MANY, total: 45 };

  it('appear twenty at a time', () => {
    for (const [parts, shown, left] of [
      [1, 20, 25],
      [2, 40, 5],
    ] as const) {
      const view = visibleComments(read({ list, parts }));
      expect(view.comments).to.have.length(shown);
      expect(view.more).to.deep.equal({ kind: 'part', left });
    }
    const view = visibleComments(read({ list, parts: 3 }));
    expect([view.comments.length, view.more.kind, view.total]).to.deep.equal([45, 'nothing', 45]);
  });
});

describe('The visible comments in generation 2', () => {
  it('are the newest ones, with an offer to load all', () => {
    const view = visibleComments(read());
    expect(idsOf(view.comments)).to.deep.equal(['c0', 'c1', 'c2', 'c3', 'c4']);
    expect(view.more).to.deep.equal({ kind: 'all', total: 7 });
  });

  it('have no offer to load all when there are no more', () => {
    const list = { style: REVIEWED_COMMENTS, comments: FIVE, total: 5 };
    expect(visibleComments(read({ list })).more).to.deep.equal({ kind: 'nothing' });
  });

  it('are all comments once these have loaded; until then the state of the request is reported', () => {
    expect(visibleComments(read({ all: { kind: 'requesting' } })).more).to.deep.equal({ kind: 'requesting' });
    const failed = { kind: 'failed', error: OFFLINE } as const;
    expect(visibleComments(read({ all: failed })).more).to.deep.equal(failed);
    const view = visibleComments(read({ all: { kind: 'open', all: MANY.slice(0, 7) } }));
    expect([view.comments.length, view.more.kind]).to.deep.equal([7, 'nothing']);
    const long = visibleComments(read({ all: { kind: 'open', all: MANY } }));
    expect([long.comments.length, long.more.kind], 'not in parts').to.deep.equal([45, 'nothing']);
  });

  it('each have an offer to load all replies when there are more', () => {
    const comment = aComment('a', { replyCount: 5, replies: [aReply('r5'), aReply('r4'), aReply('r3')] });
    const list = { style: REVIEWED_COMMENTS, comments: [comment, aComment('b')], total: 2 };
    const folded = visibleComments(read({ list })).comments;
    expect(folded.map(({ moreReplies }) => moreReplies)).to.deep.equal([
      { kind: 'all', total: 5 },
      { kind: 'nothing' },
    ]);
    const all = ['r5', 'r4', 'r3', 'r2', 'r1'].map((id) => aReply(id));
    const open = visibleComments(read({ list, replies: new Map([['a', { kind: 'open', all }]]) })).comments;
    expect([idsOf(open[0]?.replies), open[0]?.moreReplies.kind]).to.deep.equal([
      ['r1', 'r2', 'r3', 'r4', 'r5'],
      'nothing',
    ]);
    expect(idsOf(folded[0]?.replies), 'oldest first').to.deep.equal(['r3', 'r4', 'r5']);
  });
});

describe('A post that the visitor has just written', () => {
  it('comes first with its text, and is counted', () => {
    const view = visibleComments(read({ own: [own('n2'), own('n1')] }));
    expect(idsOf(view.comments)?.slice(0, 3)).to.deep.equal(['n2', 'n1', 'c0']);
    expect(view.comments[0]).to.deep.include({ text: 'my n2', isUnderReview: true, replyCount: 0, replies: [] });
    expect([view.total, view.more]).to.deep.equal([9, { kind: 'all', total: 9 }]);
  });

  it('appears below the comment that it answers, after the other replies', () => {
    const comment = aComment('a', { replyCount: 1, replies: [aReply('r1')] });
    const list = { style: REVIEWED_COMMENTS, comments: [comment], total: 1 };
    const replyTo = { kind: 'deleted' } as const;
    const view = visibleComments(
      read({ list, own: [own('n2', { parentId: 'a', replyTo }), own('n1', { parentId: 'a', replyTo })] }),
    );
    expect(idsOf(view.comments)).to.deep.equal(['a']);
    expect(idsOf(view.comments[0]?.replies)).to.deep.equal(['r1', 'n1', 'n2']);
    expect(view.comments[0]?.replies[1]).to.deep.include({ text: 'my n1', replyTo });
    expect([view.comments[0]?.replyCount, view.comments[0]?.moreReplies.kind, view.total]).to.deep.equal([
      3,
      'nothing',
      1,
    ]);
  });

  it('is not shown twice when the server returns it too, and keeps its own text', () => {
    const blank = { isUnderReview: true, text: '' };
    const all = [aComment('n1', blank), aComment('a', { replyCount: 1, replies: [aReply('n2', blank)] })];
    const view = visibleComments(read({ all: { kind: 'open', all }, own: [own('n2', { parentId: 'a' }), own('n1')] }));
    expect(idsOf(view.comments)).to.deep.equal(['n1', 'a']);
    expect(view.comments[0]?.text).to.equal('my n1');
    expect(view.comments[1]?.replies.map(({ text }) => text)).to.deep.equal(['my n2']);
    expect([view.total, view.comments[1]?.replyCount]).to.deep.equal([2, 1]);
  });

  it('is counted once when all comments were loaded after it was written', () => {
    const all = [aComment('n1'), ...MANY.slice(0, 7)];
    const view = visibleComments(read({ all: { kind: 'open', all }, own: [own('n1')] }));
    expect([view.comments.length, view.total]).to.deep.equal([8, 8]);
    const replies = new Map([['c0', { kind: 'open', all: [aReply('n2'), aReply('r1')] }]] as const);
    const list = { style: REVIEWED_COMMENTS, comments: [aComment('c0', { replyCount: 1 })], total: 1 };
    const [comment] = visibleComments(read({ list, replies, own: [own('n2', { parentId: 'c0' })] })).comments;
    expect([comment?.replies.length, comment?.replyCount]).to.deep.equal([2, 2]);
  });

  it('has the text of the server once the review is passed', () => {
    const all = [aComment('n1', { text: 'as the owner edited it' })];
    const view = visibleComments(read({ all: { kind: 'open', all }, own: [own('n1')] }));
    expect(view.comments[0]).to.include({ text: 'as the owner edited it', isUnderReview: false });
  });
});

describe('A post of another visitor that is under review', () => {
  const waiting = aComment('x', { isUnderReview: true, text: '' });

  it('is not shown, and not counted', () => {
    const list = { style: REVIEWED_COMMENTS, comments: [waiting, aComment('a')], total: 2 };
    const view = visibleComments(read({ list }));
    expect([idsOf(view.comments), view.total, view.more.kind]).to.deep.equal([['a'], 1, 'nothing']);
    const besideOwn = visibleComments(read({ list, own: [own('n1')] }));
    expect(idsOf(besideOwn.comments)).to.deep.equal(['n1', 'a']);
  });

  it('leaves the total unknown until all comments have loaded', () => {
    const list = { style: REVIEWED_COMMENTS, comments: [waiting, ...FIVE.slice(0, 4)], total: 9 };
    const folded = visibleComments(read({ list }));
    expect([folded.total, folded.more]).to.deep.equal([undefined, { kind: 'all', total: undefined }]);
    const all = visibleComments(read({ list, all: { kind: 'open', all: [waiting, ...MANY.slice(0, 8)] } }));
    expect([all.total, all.more.kind]).to.deep.equal([8, 'nothing']);
  });

  it('leaves the total unknown where the server names none', () => {
    const folded = visibleComments(read({ list: { style: REVIEWED_COMMENTS, comments: FIVE, total: undefined } }));
    expect([folded.total, folded.more]).to.deep.equal([undefined, { kind: 'all', total: undefined }]);
  });

  it('is left out of the replies in the same way', () => {
    const reply = aReply('y', { isUnderReview: true, text: '' });
    const comments = [aComment('a', { replyCount: 5, replies: [reply, aReply('r1')] })];
    const [comment] = visibleComments(read({ list: { style: REVIEWED_COMMENTS, comments, total: 1 } })).comments;
    expect(idsOf(comment?.replies)).to.deep.equal(['r1']);
    expect(comment?.moreReplies).to.deep.equal({ kind: 'all', total: undefined });
  });
});
