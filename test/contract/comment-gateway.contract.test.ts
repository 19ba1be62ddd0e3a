import { expect } from 'chai';

import type { CommentRecord } from '../../src/adapters/memory/server/comments/comment-store.js';
import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { type CommentTarget, OPEN_COMMENTS, REVIEWED_COMMENTS } from '../../src/domain/comments/comment.js';
import { COMMENT_GATEWAY } from '../../src/domain/ports/comment-gateway.js';
import { aCommentRecord } from '../support/posts.js';
import { watching } from '../support/watching.js';
import { ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { answerOf, errorOf, refusal } from './answers.js';
import { keepsPromisesOfEveryCall, query } from './gateway-promises.js';
import { keepsPromisesOfMemberCall } from './member-call-promises.js';
import { rigOfEachTest } from './server-rig.js';
import { signInAs } from './sign-in-helpers.js';

/** The ordinary member has bought this course; the member with unread messages has not. */
const BOUGHT: CommentTarget = { kind: 'course', id: 2 };
const LESSON: CommentTarget = { kind: 'lesson', id: 201 };
const NOWHERE: CommentTarget = { kind: 'course', id: 99 };
const TEXT = '讲得很清楚，谢谢老师';

const NEWEST = query('comments', ({ resolve }) => resolve(COMMENT_GATEWAY).newest(BOUGHT));
const WRITE = query('writeComment', ({ resolve }) => resolve(COMMENT_GATEWAY).write({ target: BOUGHT, text: TEXT }));

/** The contract for both generations. `generation` is that of the server behind the adapter. */
for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  describe(`CommentGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig);
    const storeComments = (...records: readonly CommentRecord[]) => rig.site.controls.comments.put(records);
    const newest = (target = BOUGHT) => answerOf(rig.resolve(COMMENT_GATEWAY).newest(target));

    keepsPromisesOfEveryCall(NEWEST, newRig);
    keepsPromisesOfMemberCall(WRITE, newRig);

    it('returns the style of the comments, even when there are none', async () => {
      storeComments();
      const style = generation === 1 ? OPEN_COMMENTS : REVIEWED_COMMENTS;
      expect(await newest()).to.deep.equal({ style, comments: [], total: 0 });
      expect(await newest(NOWHERE)).to.deep.equal({ style, comments: [], total: 0 });
    });

    it('returns the author, text, time and province of a comment', async () => {
      storeComments(aCommentRecord(7));
      const { comments, total } = await newest();
      expect(total).to.equal(1);
      expect(comments[0]).to.deep.include({
        at: 1_700_000_007_000,
        province: '浙江省',
        text: '第7条评论',
        isUnderReview: false,
        replyCount: 0,
        replies: [],
      });
      expect(comments[0]?.author).to.include({ kind: 'member', name: '林晓雨' });
      expect(comments[0]?.author)
        .to.have.property('avatar')
        .that.matches(/^(?:http|data):/);
    });

    it('lists the newest comments first, each with a unique id', async () => {
      storeComments(aCommentRecord(1), aCommentRecord(3), aCommentRecord(2));
      const { comments } = await newest();
      expect(comments.map(({ text }) => text)).to.deep.equal(['第3条评论', '第2条评论', '第1条评论']);
      expect(new Set(comments.map(({ id }) => id))).to.have.length(3);
    });

    it('separates the comments of a course from those of a lesson with the same id', async () => {
      storeComments(aCommentRecord(1, { target: { kind: 'course', id: 201 } }), aCommentRecord(2, { target: LESSON }));
      expect((await newest(LESSON)).comments.map(({ text }) => text)).to.deep.equal(['第2条评论']);
    });

    it('marks an author whose account was deleted', async () => {
      storeComments(aCommentRecord(1, { userId: 9999 }), aCommentRecord(2));
      expect((await newest()).comments.map(({ author }) => author.kind)).to.deep.equal(['member', 'deleted']);
      rig.site.controls.deleteAccount(SEEDED.ordinary);
      expect((await newest()).comments.map(({ author }) => author.kind)).to.deep.equal(['deleted', 'deleted']);
    });

    it('returns the text of a comment unchanged, with all special characters', async () => {
      const text = 'if (a < b && c > "d") 写作 &lt; &amp;amp; \'好\'\n第二行 😀';
      storeComments(aCommentRecord(1, { text }));
      expect((await newest()).comments[0]?.text).to.equal(text);
    });

    for (const province of ['', 'UNKNOWN', '内网IP']) {
      it(`omits the province '${province}'`, async () => {
        storeComments(aCommentRecord(1, { province }));
        expect((await newest()).comments[0]?.province).to.equal(undefined);
      });
    }

    it('stores a comment on a lesson', async () => {
      storeComments();
      signInAs(rig, SEEDED.ordinary);
      await answerOf(rig.resolve(COMMENT_GATEWAY).write({ target: LESSON, text: TEXT }));
      rig.site.controls.comments.approve();
      const { comments } = await newest(LESSON);
      expect(comments.map(({ text }) => text)).to.deep.equal([TEXT]);
      expect(comments[0]?.author).to.include({ name: '林晓雨' });
    });

    it('fails with "missing" for a comment on an unknown course', async () => {
      signInAs(rig, SEEDED.ordinary);
      expect(await errorOf(rig.resolve(COMMENT_GATEWAY).write({ target: NOWHERE, text: TEXT }))).to.include({
        kind: 'missing',
      });
    });

    it('returns replies asynchronously', async () => {
      storeComments(aCommentRecord(1));
      const [comment] = (await newest()).comments;
      const watched = watching(rig.resolve(COMMENT_GATEWAY).replies(BOUGHT, comment?.id ?? ''));
      expect(watched.values).to.deep.equal([]);
      expect(await answerOf(rig.resolve(COMMENT_GATEWAY).replies(BOUGHT, comment?.id ?? ''))).to.deep.equal([]);
    });

    if (generation === 1) keepsOpenComments();
    else keepsReviewedComments();

    function keepsOpenComments(): void {
      it('returns the newest 200 comments, all at once', async () => {
        storeComments(...Array.from({ length: 201 }, (_, index) => aCommentRecord(index + 1)));
        const { comments, total } = await newest();
        expect([comments.length, total, comments.at(-1)?.text]).to.deep.equal([200, 200, '第2条评论']);
        expect(await answerOf(rig.resolve(COMMENT_GATEWAY).all(BOUGHT))).to.deep.equal(comments);
      });

      it('publishes a new comment at once, as plain text', async () => {
        storeComments();
        signInAs(rig, SEEDED.ordinary);
        const written = await answerOf(
          rig.resolve(COMMENT_GATEWAY).write({ target: BOUGHT, text: `<b>${TEXT}</b> & 好` }),
        );
        expect(written).to.deep.equal({ kind: 'published' });
        expect((await newest()).comments.map(({ text }) => text)).to.deep.equal([`${TEXT} & 好`]);
      });

      const REFUSED = [
        ['an empty comment', ' ', '请输入评论', SEEDED.ordinary],
        ['a comment of less than six characters', '好课', '评论内容不能少于6个字', SEEDED.ordinary],
        ['a comment of tags only', '<b></b><i></i>', '参数错误', SEEDED.ordinary],
        ['a comment of a member without access', TEXT, '无权限', SEEDED.withUnread],
      ] as const;
      for (const [what, text, message, mobile] of REFUSED) {
        it(`refuses ${what}: '${message}'`, async () => {
          signInAs(rig, mobile);
          expect(await errorOf(rig.resolve(COMMENT_GATEWAY).write({ target: BOUGHT, text }))).to.deep.equal(
            refusal(message),
          );
        });
      }
    }

    function keepsReviewedComments(): void {
      const REPLIES = query('commentReplies', ({ resolve }) => resolve(COMMENT_GATEWAY).all(BOUGHT));
      keepsPromisesOfEveryCall(REPLIES, newRig);

      it('returns the newest five comments, and all comments on request', async () => {
        storeComments(...Array.from({ length: 7 }, (_, index) => aCommentRecord(index + 1)));
        const { comments, total } = await newest();
        expect([comments.length, total]).to.deep.equal([5, 7]);
        const all = await answerOf(rig.resolve(COMMENT_GATEWAY).all(BOUGHT));
        expect(all.slice(0, 5)).to.deep.equal(comments);
        expect(all.map(({ text }) => text).slice(5)).to.deep.equal(['第2条评论', '第1条评论']);
      });

      it('returns the newest three replies, and all replies on request', async () => {
        const replies = [2, 3, 4, 5].map((id) => aCommentRecord(id, { parentId: 1 }));
        storeComments(aCommentRecord(1), ...replies, aCommentRecord(6, { parentId: 1, replyId: 2, userId: 105 }));
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

      it('marks a deleted account as the author of the answered reply', async () => {
        storeComments(aCommentRecord(1), aCommentRecord(2, { parentId: 1, userId: 9999 }));
        storeComments(...rig.site.controls.comments.all$.value.all, aCommentRecord(3, { parentId: 1, replyId: 2 }));
        const [comment] = (await newest()).comments;
        expect(comment?.replies[0]?.replyTo).to.deep.equal({ kind: 'deleted' });
      });

      it('hides the text of comments and replies under review', async () => {
        storeComments(aCommentRecord(1, { approved: false }), aCommentRecord(2, { parentId: 1, approved: false }));
        const { comments } = await newest();
        const all = await answerOf(rig.resolve(COMMENT_GATEWAY).all(BOUGHT));
        const replies = await answerOf(rig.resolve(COMMENT_GATEWAY).replies(BOUGHT, comments[0]?.id ?? ''));
        for (const post of [comments[0], comments[0]?.replies[0], all[0], all[0]?.replies[0], replies[0]]) {
          expect(post).to.include({ text: '', isUnderReview: true });
        }
      });

      it('refuses to list the replies to an unknown comment', async () => {
        expect(await errorOf(rig.resolve(COMMENT_GATEWAY).replies(BOUGHT, 'zzz'))).to.deep.equal(refusal('参数错误'));
      });

      it('puts a new comment under review, and returns its text only to its author', async () => {
        storeComments();
        signInAs(rig, SEEDED.withUnread);
        const written = await answerOf(rig.resolve(COMMENT_GATEWAY).write({ target: BOUGHT, text: '好' }));
        if (written.kind !== 'under-review') throw new Error('it was published');
        expect(written.post).to.include({ text: '好', isUnderReview: true, province: undefined });
        expect(written.post.author).to.include({ kind: 'member', name: '黄梓轩' });
        const { comments } = await newest();
        expect(comments[0]).to.include({ id: written.post.id, text: '', isUnderReview: true });
        rig.site.controls.comments.approve();
        expect((await newest()).comments[0]).to.include({ id: written.post.id, text: '好', isUnderReview: false });
      });

      it('stores replies to a comment and to a reply', async () => {
        storeComments(aCommentRecord(1, { userId: 105 }));
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

      it('refuses a reply to a comment under review', async () => {
        storeComments(aCommentRecord(1, { approved: false }));
        signInAs(rig, SEEDED.ordinary);
        const answers = { commentId: (await newest()).comments[0]?.id ?? '' };
        const answered$ = rig.resolve(COMMENT_GATEWAY).write({ target: BOUGHT, text: '回复', answers });
        expect(await errorOf(answered$)).to.deep.equal(refusal('评论审核中'));
      });

      it('refuses more than 140 characters, and accepts 140 emoji', async () => {
        signInAs(rig, SEEDED.ordinary);
        const long$ = rig.resolve(COMMENT_GATEWAY).write({ target: BOUGHT, text: '长'.repeat(141) });
        expect(await errorOf(long$)).to.deep.equal(refusal('评论内容最多140个字符'));
        await answerOf(rig.resolve(COMMENT_GATEWAY).write({ target: BOUGHT, text: '😀'.repeat(140) }));
      });

      it('refuses an empty comment, and any comment on a course without comments', async () => {
        signInAs(rig, SEEDED.ordinary);
        const empty$ = rig.resolve(COMMENT_GATEWAY).write({ target: BOUGHT, text: ' ' });
        expect(await errorOf(empty$)).to.deep.equal(refusal('请输入评论内容'));
        const silent$ = rig.resolve(COMMENT_GATEWAY).write({ target: { kind: 'course', id: 9 }, text: TEXT });
        expect(await errorOf(silent$)).to.deep.equal(refusal('禁止提交评论'));
      });

      it('refuses the 101st comment of a member in one day', async () => {
        const now = Date.now();
        storeComments(...Array.from({ length: 100 }, (_, index) => aCommentRecord(index + 1, { atMs: now })));
        signInAs(rig, SEEDED.ordinary);
        const refused$ = rig.resolve(COMMENT_GATEWAY).write({ target: BOUGHT, text: TEXT });
        expect(await errorOf(refused$)).to.deep.equal(refusal('已超出每日评论限制'));
        signInAs(rig, SEEDED.vip);
        await answerOf(rig.resolve(COMMENT_GATEWAY).write({ target: BOUGHT, text: TEXT }));
      });
    }
  });
}
