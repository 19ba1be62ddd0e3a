import { expect } from 'chai';

import type { CommentRecord } from '../../src/adapters/memory/server/comment-book.js';
import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { type CommentTarget, OPEN_COMMENTS, REVIEWED_COMMENTS } from '../../src/domain/comments/comment.js';
import { COMMENT_GATEWAY } from '../../src/domain/ports/server/comment-gateway.js';
import { aCommentRecord } from '../support/posts.js';
import { watching } from '../support/watching.js';
import { ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { answerOf, errorOf, refusal } from './answers.js';
import { keepsPromisesOfEveryCall, type PromisedCall } from './gateway-promises.js';
import { keepsPromisesOfMemberCall } from './member-call-promises.js';
import type { ServerRig } from './server-rig.js';
import { signInAs } from './strangers.js';

/** The ordinary member has bought this course; the member with unread messages has not. */
const BOUGHT: CommentTarget = { kind: 'course', id: 2 };
const LESSON: CommentTarget = { kind: 'lesson', id: 201 };
const NOWHERE: CommentTarget = { kind: 'course', id: 99 };
const TEXT = '讲得很清楚，谢谢老师';

const NEWEST: PromisedCall = {
  name: 'comments',
  ask: ({ resolve }) => resolve(COMMENT_GATEWAY).newest(BOUGHT),
  emits: 1,
  tries: 1,
};
const WRITE: PromisedCall = {
  name: 'writeComment',
  ask: ({ resolve }) => resolve(COMMENT_GATEWAY).write({ target: BOUGHT, text: TEXT }),
  emits: 1,
  tries: 1,
};

/** The contract for both generations. `generation` is that of the server behind the adapter. */
for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  describe(`${adapter} keeps the CommentGateway contract`, () => {
    let rig: ServerRig;
    beforeEach(async () => {
      rig = await newRig();
    });
    afterEach(() => rig.close());
    const said = (...records: readonly CommentRecord[]) => {
      rig.site.controls.comments.put(records);
    };
    const newest = (target = BOUGHT) => answerOf(rig.resolve(COMMENT_GATEWAY).newest(target));

    describe('the newest', () => {
      keepsPromisesOfEveryCall(NEWEST, newRig, () => undefined);
    });
    keepsPromisesOfMemberCall(WRITE, newRig);

    it('says what comments are like here, where there is none too', async () => {
      said();
      const style = generation === 1 ? OPEN_COMMENTS : REVIEWED_COMMENTS;
      expect(await newest()).to.deep.equal({ style, comments: [], total: 0 });
      expect(await newest(NOWHERE)).to.deep.equal({ style, comments: [], total: 0 });
    });

    it('knows who said what, when and where', async () => {
      said(aCommentRecord(7));
      const { comments, total } = await newest();
      expect(total).to.equal(1);
      expect(comments[0]).to.deep.include({
        at: 1_700_000_007_000,
        province: '浙江省',
        text: '第7条评论',
        underReview: false,
        replyCount: 0,
        replies: [],
      });
      expect(comments[0]?.author).to.include({ kind: 'member', name: '林晓雨' });
      expect(comments[0]?.author)
        .to.have.property('avatar')
        .that.matches(/^(?:http|data):/);
    });

    it('gives the newest first, each with an id of its own', async () => {
      said(aCommentRecord(1), aCommentRecord(3), aCommentRecord(2));
      const { comments } = await newest();
      expect(comments.map(({ text }) => text)).to.deep.equal(['第3条评论', '第2条评论', '第1条评论']);
      expect(new Set(comments.map(({ id }) => id))).to.have.length(3);
    });

    it('keeps a course and a lesson with the same number apart', async () => {
      said(aCommentRecord(1, { target: { kind: 'course', id: 201 } }), aCommentRecord(2, { target: LESSON }));
      expect((await newest(LESSON)).comments.map(({ text }) => text)).to.deep.equal(['第2条评论']);
    });

    it('knows of an author whose account is gone that it is gone', async () => {
      said(aCommentRecord(1, { userId: 9999 }), aCommentRecord(2));
      expect((await newest()).comments.map(({ author }) => author.kind)).to.deep.equal(['member', 'gone']);
      rig.site.controls.deleteAccount(SEEDED.ordinary);
      expect((await newest()).comments.map(({ author }) => author.kind)).to.deep.equal(['gone', 'gone']);
    });

    it('gives text as text, whatever the way it took', async () => {
      const text = 'if (a < b && c > "d") 写作 &lt; &amp;amp; \'好\'\n第二行 😀';
      said(aCommentRecord(1, { text }));
      expect((await newest()).comments[0]?.text).to.equal(text);
    });

    for (const province of ['', 'UNKNOWN', '内网IP']) {
      it(`says nothing of the province '${province}'`, async () => {
        said(aCommentRecord(1, { province }));
        expect((await newest()).comments[0]?.province).to.equal(undefined);
      });
    }

    it('takes a comment on a lesson', async () => {
      said();
      signInAs(rig, SEEDED.ordinary);
      await answerOf(rig.resolve(COMMENT_GATEWAY).write({ target: LESSON, text: TEXT }));
      rig.site.controls.comments.approve();
      const { comments } = await newest(LESSON);
      expect(comments.map(({ text }) => text)).to.deep.equal([TEXT]);
      expect(comments[0]?.author).to.include({ name: '林晓雨' });
    });

    it('is missing what is commented on', async () => {
      signInAs(rig, SEEDED.ordinary);
      expect(await errorOf(rig.resolve(COMMENT_GATEWAY).write({ target: NOWHERE, text: TEXT }))).to.include({
        kind: 'missing',
      });
    });

    it('answers later for replies too', async () => {
      said(aCommentRecord(1));
      const [comment] = (await newest()).comments;
      const watched = watching(rig.resolve(COMMENT_GATEWAY).replies(BOUGHT, comment?.id ?? ''));
      expect(watched.values).to.deep.equal([]);
      expect(await answerOf(rig.resolve(COMMENT_GATEWAY).replies(BOUGHT, comment?.id ?? ''))).to.deep.equal([]);
    });

    if (generation === 1) keepsOpenComments();
    else keepsReviewedComments();

    function keepsOpenComments(): void {
      it('has the newest 200, all of them at once', async () => {
        said(...Array.from({ length: 201 }, (_, place) => aCommentRecord(place + 1)));
        const { comments, total } = await newest();
        expect([comments.length, total, comments.at(-1)?.text]).to.deep.equal([200, 200, '第2条评论']);
        expect(await answerOf(rig.resolve(COMMENT_GATEWAY).all(BOUGHT))).to.deep.equal(comments);
      });

      it('shows what is written at once', async () => {
        said();
        signInAs(rig, SEEDED.ordinary);
        const written = await answerOf(
          rig.resolve(COMMENT_GATEWAY).write({ target: BOUGHT, text: `<b>${TEXT}</b> & 好` }),
        );
        expect(written).to.deep.equal({ kind: 'published' });
        expect((await newest()).comments.map(({ text }) => text)).to.deep.equal([`${TEXT} & 好`]);
      });

      const REFUSED = [
        ['nothing', ' ', '请输入评论', SEEDED.ordinary],
        ['less than six characters', '好课', '评论内容不能少于6个字', SEEDED.ordinary],
        ['nothing but tags', '<b></b><i></i>', '参数错误', SEEDED.ordinary],
        ['somebody who may not watch', TEXT, '无权限', SEEDED.withUnread],
      ] as const;
      for (const [what, text, words, mobile] of REFUSED) {
        it(`refuses ${what} with '${words}'`, async () => {
          signInAs(rig, mobile);
          expect(await errorOf(rig.resolve(COMMENT_GATEWAY).write({ target: BOUGHT, text }))).to.deep.equal(
            refusal(words),
          );
        });
      }
    }

    function keepsReviewedComments(): void {
      const REPLIES: PromisedCall = {
        name: 'commentReplies',
        ask: ({ resolve }) => resolve(COMMENT_GATEWAY).all(BOUGHT),
        emits: 1,
        tries: 1,
      };
      describe('all of them', () => {
        keepsPromisesOfEveryCall(REPLIES, newRig, () => undefined);
      });

      it('has the newest five, and all of them for whoever asks', async () => {
        said(...Array.from({ length: 7 }, (_, place) => aCommentRecord(place + 1)));
        const { comments, total } = await newest();
        expect([comments.length, total]).to.deep.equal([5, 7]);
        const all = await answerOf(rig.resolve(COMMENT_GATEWAY).all(BOUGHT));
        expect(all.slice(0, 5)).to.deep.equal(comments);
        expect(all.map(({ text }) => text).slice(5)).to.deep.equal(['第2条评论', '第1条评论']);
      });

      it('has the newest three replies, and all of them for whoever asks', async () => {
        const replies = [2, 3, 4, 5].map((id) => aCommentRecord(id, { parentId: 1 }));
        said(aCommentRecord(1), ...replies, aCommentRecord(6, { parentId: 1, replyId: 2, userId: 105 }));
        const [comment] = (await newest()).comments;
        expect(comment?.replyCount).to.equal(5);
        expect(comment?.replies.map(({ text }) => text)).to.deep.equal(['第6条评论', '第5条评论', '第4条评论']);
        const all = await answerOf(rig.resolve(COMMENT_GATEWAY).replies(BOUGHT, comment?.id ?? ''));
        expect(all.slice(0, 3)).to.deep.equal(comment?.replies);
        expect(all).to.have.length(5);
        expect(all[0]?.author).to.include({ name: '黄梓轩' });
        expect(all[0]?.replyTo).to.include({ kind: 'member', name: '林晓雨' });
        expect(all[1]?.replyTo).to.equal(undefined);
      });

      it('knows that a reply answers somebody who is gone', async () => {
        said(aCommentRecord(1), aCommentRecord(2, { parentId: 1, userId: 9999 }));
        said(...rig.site.controls.comments.all$.value.all, aCommentRecord(3, { parentId: 1, replyId: 2 }));
        const [comment] = (await newest()).comments;
        expect(comment?.replies[0]?.replyTo).to.deep.equal({ kind: 'gone' });
      });

      it('gives nobody the text of what waits for review', async () => {
        said(aCommentRecord(1, { approved: false }), aCommentRecord(2, { parentId: 1, approved: false }));
        const { comments } = await newest();
        const all = await answerOf(rig.resolve(COMMENT_GATEWAY).all(BOUGHT));
        const replies = await answerOf(rig.resolve(COMMENT_GATEWAY).replies(BOUGHT, comments[0]?.id ?? ''));
        for (const post of [comments[0], comments[0]?.replies[0], all[0], all[0]?.replies[0], replies[0]]) {
          expect(post).to.include({ text: '', underReview: true });
        }
      });

      it('refuses the replies to something that is no comment', async () => {
        expect(await errorOf(rig.resolve(COMMENT_GATEWAY).replies(BOUGHT, 'zzz'))).to.deep.equal(refusal('参数错误'));
      });

      it('lets what is written wait for review, with its text for its author alone', async () => {
        said();
        signInAs(rig, SEEDED.withUnread);
        const written = await answerOf(rig.resolve(COMMENT_GATEWAY).write({ target: BOUGHT, text: '好' }));
        if (written.kind !== 'under-review') throw new Error('it was published');
        expect(written.post).to.include({ text: '好', underReview: true, province: undefined });
        expect(written.post.author).to.include({ kind: 'member', name: '黄梓轩' });
        const { comments } = await newest();
        expect(comments[0]).to.include({ id: written.post.id, text: '', underReview: true });
        rig.site.controls.comments.approve();
        expect((await newest()).comments[0]).to.include({ id: written.post.id, text: '好', underReview: false });
      });

      it('takes answers to a comment and to a reply', async () => {
        said(aCommentRecord(1, { userId: 105 }));
        signInAs(rig, SEEDED.ordinary);
        const commentId = (await newest()).comments[0]?.id ?? '';
        const answers = { commentId };
        const reply = await answerOf(rig.resolve(COMMENT_GATEWAY).write({ target: BOUGHT, text: '回复一', answers }));
        if (reply.kind !== 'under-review') throw new Error('it was published');
        const replyId = reply.post.id;
        const again = { target: BOUGHT, text: '回复二', answers: { commentId, replyId } };
        expect(await errorOf(rig.resolve(COMMENT_GATEWAY).write(again))).to.deep.equal(refusal('评论审核中'));
        rig.site.controls.comments.approve();
        await answerOf(rig.resolve(COMMENT_GATEWAY).write(again));
        rig.site.controls.comments.approve();
        const [comment] = (await newest()).comments;
        expect(comment?.replies.map(({ text }) => text)).to.deep.equal(['回复二', '回复一']);
        expect(comment?.replies.map(({ replyTo }) => replyTo?.kind)).to.deep.equal(['member', undefined]);
        expect((await newest()).total).to.equal(1);
      });

      it('lets one be answered only after its review', async () => {
        said(aCommentRecord(1, { approved: false }));
        signInAs(rig, SEEDED.ordinary);
        const answers = { commentId: (await newest()).comments[0]?.id ?? '' };
        const answered$ = rig.resolve(COMMENT_GATEWAY).write({ target: BOUGHT, text: '回复', answers });
        expect(await errorOf(answered$)).to.deep.equal(refusal('评论审核中'));
      });

      it('refuses more than 140 characters, and takes 140 of any sort', async () => {
        signInAs(rig, SEEDED.ordinary);
        const long$ = rig.resolve(COMMENT_GATEWAY).write({ target: BOUGHT, text: '长'.repeat(141) });
        expect(await errorOf(long$)).to.deep.equal(refusal('评论内容最多140个字符'));
        await answerOf(rig.resolve(COMMENT_GATEWAY).write({ target: BOUGHT, text: '😀'.repeat(140) }));
      });

      it('refuses nothing, and comments on what takes none', async () => {
        signInAs(rig, SEEDED.ordinary);
        const empty$ = rig.resolve(COMMENT_GATEWAY).write({ target: BOUGHT, text: ' ' });
        expect(await errorOf(empty$)).to.deep.equal(refusal('请输入评论内容'));
        const silent$ = rig.resolve(COMMENT_GATEWAY).write({ target: { kind: 'course', id: 9 }, text: TEXT });
        expect(await errorOf(silent$)).to.deep.equal(refusal('禁止提交评论'));
      });

      it('refuses the 101st of a day', async () => {
        const now = Date.now();
        said(...Array.from({ length: 100 }, (_, place) => aCommentRecord(place + 1, { atMs: now })));
        signInAs(rig, SEEDED.ordinary);
        const refused$ = rig.resolve(COMMENT_GATEWAY).write({ target: BOUGHT, text: TEXT });
        expect(await errorOf(refused$)).to.deep.equal(refusal('已超出每日评论限制'));
        signInAs(rig, SEEDED.vip);
        await answerOf(rig.resolve(COMMENT_GATEWAY).write({ target: BOUGHT, text: TEXT }));
      });
    }
  });
}
