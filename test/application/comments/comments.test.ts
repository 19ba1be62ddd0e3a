import { expect } from 'chai';

import { Comments } from '../../../src/application/comments/comments.js';
import { EXPIRED_TOKEN } from '../../../src/application/session/expired-token.js';
import { ERROR_REPORTER } from '../../../src/application/site/error-reporter.js';
import { Loader } from '../../../src/application/site/loader.js';
import {
  type PostedComment,
  type CommentTarget,
  OPEN_COMMENTS,
  REVIEWED_COMMENTS,
} from '../../../src/domain/comments/comment.js';
import { EARLIER_TEXT_PUBLISHED } from '../../../src/domain/comments/strings.js';
import type { VisibleComments } from '../../../src/domain/comments/visible-comments.js';
import { Submission } from '../../../src/domain/forms/submission.js';
import type { Loading } from '../../../src/domain/kernel/loading.js';
import { aRunningPage } from '../../support/a-page.js';
import { aComment, aPost, aReply } from '../../support/posts.js';
import { aMember } from '../../support/sessions.js';
import { FakeCommentGateway } from '../../support/fake-gateways.js';
import { type Watched, watching } from '../../support/watching.js';

const COURSE: CommentTarget = { kind: 'course', id: 2 };
const OFFLINE = { kind: 'offline' } as const;
const TEN = Array.from({ length: 10 }, (_, index) => aComment(`c${String(index)}`));

const MINE = { kind: 'under-review', post: aPost('n1', { isUnderReview: true, text: '好' }) } as const;

function reading(target = COURSE) {
  const page = aRunningPage({ address: '/courses/detail/2?tab=4', stored: { token: 't' } });
  page.members.details.answer(aMember());
  const { session, store, navigator, time, resolve } = page;
  const reporter = resolve(ERROR_REPORTER);
  const gateway = new FakeCommentGateway();
  const loader = new Loader(reporter, { navigator, store, time });
  const comments = new Comments(gateway, session, store, loader, reporter, navigator);
  const thread = comments.open(target);
  return { ...page, gateway, comments, thread, writing: thread.writing, shown: watching(thread.state$) };
}

/** A thread whose first comments are loaded: by default five of ten, with more to load. */
function reviewed(comments: readonly PostedComment[] = TEN.slice(0, 5)) {
  const here = reading();
  here.gateway.lists.answer({ style: REVIEWED_COMMENTS, comments, total: 10 });
  return here;
}

function open(comments: readonly PostedComment[]) {
  const here = reading();
  here.gateway.lists.answer({ style: OPEN_COMMENTS, comments, total: comments.length });
  return here;
}

function viewOf({ values }: Watched<Loading<VisibleComments>>): VisibleComments {
  const last = values.at(-1);
  if (last?.kind !== 'ready') throw new Error(`The comments are in the state ${String(last?.kind)}`);
  return last.value;
}

const idsOf = (shown: Watched<Loading<VisibleComments>>) => viewOf(shown).comments.map(({ id }) => id);

describe('The comments of a course', () => {
  it('are requested when a view subscribes, cancelled when the view leaves, and requested again by the next view', () => {
    const { gateway, thread, shown } = reading();
    expect(gateway.requests).to.deep.equal(['newest course 2']);
    expect(shown.values).to.deep.equal([{ kind: 'loading' }]);
    shown.stop();
    expect(gateway.lists.waiting).to.equal(0);
    watching(thread.state$);
    expect(gateway.requests).to.have.length(2);
  });

  it('are on Back at once as many as when the visitor left', () => {
    const many = Array.from({ length: 90 }, (_, index) => aComment(String(index)));
    const { gateway, comments, thread, shown, navigator } = open(many);
    for (let pressed = 0; pressed < 3; pressed += 1) thread.showMore();
    expect(gateway.requests, 'all are there').to.have.length(1);
    shown.stop();
    navigator.go('/courses/video/1');
    navigator.travel(-1);
    const back = watching(comments.open(COURSE).state$);
    expect(idsOf(back)).to.have.length(80);
    gateway.lists.answer({ style: OPEN_COMMENTS, comments: [aComment('new'), ...many], total: 91 });
    expect(idsOf(back)).to.have.length(80);
  });

  it('are requested again after a failure when the visitor retries', () => {
    const { gateway, thread } = reading();
    gateway.lists.failWith(OFFLINE);
    thread.retry();
    expect(gateway.requests).to.have.length(2);
  });

  for (const part of ['comments', 'replies'] as const) {
    it(`show on Back the ${part} that were requested, which no lost answer takes for new ones`, () => {
      const author = { kind: 'member', name: '小明', avatar: '' } as const;
      const answered = part === 'replies' ? { commentId: 'c0' } : undefined;
      const { gateway, comments, thread, shown, navigator } = reviewed([aComment('c0', { replyCount: 2 })]);
      const [old, oldReply] = [aComment('old', { author, text: '好' }), aReply('old', { author, text: '好' })];
      if (answered) {
        thread.showReplies('c0');
        gateway.replyLists.answer([oldReply]);
      } else {
        thread.showMore();
        gateway.wholes.answer([aComment('c0'), old]);
      }
      shown.stop();
      navigator.go('/courses/video/1');
      navigator.travel(-1);
      const { state$, writing } = comments.open(COURSE);
      const back = watching(state$);
      gateway.lists.failWith(OFFLINE);
      expect(viewOf(back).comments.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)])).to.include(
        'old',
      );
      const sent = watching(writing.send('好', answered));
      gateway.writings.failWith(OFFLINE);
      if (answered) gateway.replyLists.answer([oldReply, aReply('r1'), aReply('r2')]);
      else gateway.lists.answer({ style: REVIEWED_COMMENTS, comments: [old], total: 11 });
      expect(sent.errors).to.deep.equal([OFFLINE]);
    });
  }

  it('request all comments once when the server has sent only the newest', () => {
    const { gateway, thread, shown } = reviewed();
    expect(viewOf(shown).more).to.deep.equal({ kind: 'all', total: 10 });
    thread.showMore();
    thread.showMore();
    expect(gateway.requests).to.deep.equal(['newest course 2', 'all course 2']);
    expect(viewOf(shown).more).to.deep.equal({ kind: 'requesting' });
    gateway.wholes.answer(TEN);
    expect([idsOf(shown).length, viewOf(shown).more.kind]).to.deep.equal([10, 'nothing']);
  });

  it('write an error of our own code to the log, because the page shows no toast for it', () => {
    const { gateway, thread, log } = reviewed();
    thread.showMore();
    gateway.wholes.failWith({ kind: 'fault', cause: new Error('ours') });
    expect(log.causes).to.have.length(1);
  });

  it('load the replies of several comments independently of each other', () => {
    const { gateway, thread, shown } = reviewed([
      aComment('a', { replyCount: 5, replies: [aReply('a5')] }),
      aComment('b', { replyCount: 4, replies: [aReply('b4')] }),
    ]);
    thread.showReplies('a');
    thread.showReplies('b');
    thread.showReplies('a');
    expect(gateway.requests.slice(1)).to.deep.equal(['replies a', 'replies b']);
    gateway.replyLists.failWith(OFFLINE);
    gateway.replyLists.answer([aReply('b4'), aReply('b3')]);
    const [a, b] = viewOf(shown).comments;
    expect([a?.replies.length, a?.moreReplies.kind]).to.deep.equal([1, 'failed']);
    expect([b?.replies.length, b?.moreReplies.kind]).to.deep.equal([2, 'nothing']);
    thread.showReplies('a');
    gateway.replyLists.answer([aReply('a5'), aReply('a4')]);
    expect(viewOf(shown).comments[0]?.replies).to.have.length(2);
  });

  it('preserve the loaded replies when all comments arrive', () => {
    const { gateway, thread, shown } = reviewed([aComment('c0', { replyCount: 4, replies: [aReply('r4')] })]);
    thread.showReplies('c0');
    gateway.replyLists.answer([aReply('r4'), aReply('r3')]);
    thread.showMore();
    gateway.wholes.answer(TEN.map((comment) => ({ ...comment, replyCount: 4, replies: [aReply('r4')] })));
    expect(viewOf(shown).comments[0]?.replies).to.have.length(2);
  });
});

describe('Writing a comment', () => {
  it('shows a comment under review first in the list, in a second view of the page too', () => {
    const { gateway, comments, writing, shown } = reviewed();
    const sent = watching(writing.send('好'));
    expect(gateway.written).to.deep.equal([{ target: COURSE, text: '好', answers: undefined }]);
    gateway.writings.answer({ kind: 'under-review', post: aPost('n1', { isUnderReview: true, text: '好' }) });
    expect([sent.values.length, sent.completed]).to.deep.equal([0, true]);
    expect(viewOf(shown).comments[0]).to.include({ id: 'n1', text: '好', isUnderReview: true });
    expect(viewOf(shown).total).to.equal(11);
    expect(gateway.requests).to.deep.equal(['newest course 2']);
    // Meanwhile another view of the same page opens. The server lists the comment that waits for review, but without
    // its text.
    const again = watching(comments.open(COURSE).state$);
    const blank = aComment('n1', { isUnderReview: true, text: '' });
    gateway.lists.answer({ style: REVIEWED_COMMENTS, comments: [blank, ...TEN.slice(0, 4)], total: 11 });
    expect(viewOf(again).comments[0]).to.include({ id: 'n1', text: '好' });
    expect(viewOf(again).total).to.equal(11);
  });

  it('is done when the server has the comment although the answer was lost, and is not sent a second time', () => {
    const author = { kind: 'member', name: '小明', avatar: '' } as const;
    for (const [style, text] of [
      [REVIEWED_COMMENTS, ''],
      [OPEN_COMMENTS, '好'],
    ] as const) {
      const { gateway, writing } = reading();
      const isUnderReview = text === '';
      const older = aComment('c0', { author, isUnderReview, text });
      gateway.lists.answer({ style, comments: [older], total: 1 });
      watching(writing.send('好'));
      gateway.writings.failWith(OFFLINE);
      gateway.lists.failWith(OFFLINE);
      const again = watching(writing.send('好'));
      const mine = aComment('n1', { author, isUnderReview, text });
      gateway.lists.answer({ style, comments: [mine, older], total: 2 });
      expect([again.completed, gateway.written.length]).to.deep.equal([true, 1]);
      // The server does not have this one.
      const other = watching(writing.send('再来'));
      gateway.writings.failWith(OFFLINE);
      if (!isUnderReview) gateway.lists.answer({ style, comments: [mine, older], total: 2 });
      gateway.lists.answer({ style, comments: [mine, older], total: 2 });
      expect([other.errors, gateway.written.length]).to.deep.equal([[OFFLINE], 2]);
    }
  });

  it('is not published twice when it is edited after a lost answer: the earlier text is shown, the new one preserved', () => {
    const author = { kind: 'member', name: '小明', avatar: '' } as const;
    const { gateway, writing } = reading();
    gateway.lists.answer({ style: OPEN_COMMENTS, comments: [], total: 0 });
    watching(writing.send('好'));
    gateway.writings.failWith(OFFLINE);
    gateway.lists.failWith(OFFLINE);
    writing.keepDraft('很好');
    const edited = watching(writing.send('很好'));
    const mine = aComment('n1', { author, text: '好' });
    gateway.lists.answer({ style: OPEN_COMMENTS, comments: [mine], total: 1 });
    expect(edited.errors).to.deep.equal([{ kind: 'refused', message: EARLIER_TEXT_PUBLISHED }]);
    expect([gateway.written.length, writing.draft()]).to.deep.equal([1, '很好']);
    gateway.lists.answer({ style: OPEN_COMMENTS, comments: [mine], total: 1 });
    watching(writing.send('很好'));
    expect(gateway.written.map(({ text }) => text)).to.deep.equal(['好', '很好']);
  });

  it('is found by its own text after both answers were lost, of the earlier and of the edited text', () => {
    const author = { kind: 'member', name: '小明', avatar: '' } as const;
    const { gateway, writing } = reading();
    const none = { style: OPEN_COMMENTS, comments: [], total: 0 };
    gateway.lists.answer(none);
    watching(writing.send('好'));
    gateway.writings.failWith(OFFLINE);
    gateway.lists.answer(none);
    const edited = watching(writing.send('很好'));
    gateway.lists.answer(none);
    gateway.writings.failWith(OFFLINE);
    gateway.lists.answer({ style: OPEN_COMMENTS, comments: [aComment('n1', { author, text: '很好' })], total: 1 });
    expect([edited.completed, gateway.written.length]).to.deep.equal([true, 2]);
  });

  it('is not taken for an older comment that was shown on Back, or that nothing has shown yet', () => {
    const older = aComment('c0', { author: { kind: 'member', name: '小明', avatar: '' }, text: '好' });
    const list = { style: OPEN_COMMENTS, comments: [older], total: 1 };
    for (const isBack of [true, false]) {
      const { gateway, comments, shown, navigator } = reading();
      if (isBack) gateway.lists.answer(list);
      shown.stop();
      navigator.go('/courses/video/1');
      navigator.travel(-1);
      const { writing, state$ } = comments.open(COURSE);
      watching(state$);
      gateway.lists.failWith(OFFLINE);
      const sent = watching(writing.send('好'));
      gateway.writings.failWith(OFFLINE);
      if (isBack) gateway.lists.answer(list);
      expect(sent.errors).to.deep.equal([OFFLINE]);
    }
  });

  it('is done when the server has the reply although the answer was lost', () => {
    const { gateway, writing, shown } = reviewed([aComment('a', { replyCount: 1, replies: [aReply('r1')] })]);
    const sent = watching(writing.send('好', { commentId: 'a' }));
    gateway.writings.failWith({ kind: 'timeout' });
    const author = { kind: 'member', name: '小明', avatar: '' } as const;
    gateway.replyLists.answer([aReply('r2', { author, isUnderReview: true, text: '' }), aReply('r1')]);
    expect(sent.completed).to.equal(true);
    expect(viewOf(shown).comments[0]?.replies.at(-1)).to.include({ id: 'r2', text: '好' });
  });

  it('is not taken for an older reply that was listed or requested', () => {
    const older = aReply('r1', { author: { kind: 'member', name: '小明', avatar: '' }, text: '好' });
    for (const replies of [[older], []]) {
      const { gateway, thread, writing } = reviewed([aComment('a', { replyCount: 1, replies })]);
      thread.showReplies(replies.length === 0 ? 'a' : 'another');
      gateway.replyLists.answer(replies.length === 0 ? [older] : []);
      const sent = watching(writing.send('好', { commentId: 'a' }));
      gateway.writings.failWith(OFFLINE);
      gateway.replyLists.answer([older, aReply('r0')]);
      expect(sent.errors).to.deep.equal([OFFLINE]);
    }
  });

  it('is not taken for an older post that nothing has shown: of as many as were counted before, none is new', () => {
    const author = { kind: 'member', name: '小明', avatar: '' } as const;
    const [older, mine] = [aReply('r1', { author, text: '好' }), aReply('n1', { author, text: '好' })];
    for (const [now, errors] of [
      [[older], [OFFLINE]],
      [[mine, older], []],
    ] as const) {
      // What was shown is deleted meanwhile.
      const { gateway, writing } = reviewed([aComment('a', { replyCount: 1 })]);
      const sent = watching(writing.send('好'));
      gateway.writings.failWith(OFFLINE);
      const comments = now.map(({ id }) => aComment(`c${id}`, { author, text: '好' }));
      gateway.lists.answer({ style: REVIEWED_COMMENTS, comments, total: 9 + comments.length });
      const replied = watching(writing.send('好', { commentId: 'a' }));
      gateway.writings.failWith(OFFLINE);
      gateway.replyLists.answer(now);
      expect([sent.errors, replied.errors]).to.deep.equal([errors, errors]);
      expect([sent.completed, replied.completed]).to.deep.equal([errors.length === 0, errors.length === 0]);
    }
  });

  it('is sent at once where the lost answer is that of another form', () => {
    const { gateway, writing } = reviewed();
    watching(writing.send('好'));
    gateway.writings.failWith(OFFLINE);
    gateway.lists.failWith(OFFLINE);
    watching(writing.send('好', { commentId: 'c0' }));
    expect([gateway.written.length, writing.writer]).to.deep.equal([2, aMember().id]);
  });

  it('does not show a comment on a course below a lesson with the same id', () => {
    const { gateway, comments, writing } = reviewed();
    watching(writing.send('好'));
    gateway.writings.answer({ kind: 'under-review', post: aPost('n1', { isUnderReview: true }) });
    const lesson = watching(comments.open({ kind: 'lesson', id: 2 }).state$);
    gateway.lists.answer({ style: REVIEWED_COMMENTS, comments: [], total: 0 });
    expect(idsOf(lesson)).to.deep.equal([]);
  });

  it('adds a reply to a comment, and a reply to a reply with the name of the author it answers', () => {
    const reply = aReply('r1');
    const { gateway, writing, shown } = reviewed([aComment('a', { replyCount: 1, replies: [reply] })]);
    watching(writing.send('一', { commentId: 'a' }));
    gateway.writings.answer({ kind: 'under-review', post: aPost('n1', { isUnderReview: true, text: '一' }) });
    watching(writing.send('二', { commentId: 'a', reply }));
    gateway.writings.answer({ kind: 'under-review', post: aPost('n2', { isUnderReview: true, text: '二' }) });
    expect(gateway.written.map(({ answers }) => answers)).to.deep.equal([
      { commentId: 'a', replyId: undefined },
      { commentId: 'a', replyId: 'r1' },
    ]);
    const replies = viewOf(shown).comments[0]?.replies ?? [];
    expect(replies.map(({ id, replyTo }) => [id, replyTo])).to.deep.equal([
      ['r1', undefined],
      ['n1', undefined],
      ['n2', reply.author],
    ]);
  });

  it('requests the list again when a comment is public at once, and dims the old list meanwhile', () => {
    const { gateway, writing, shown } = open([aComment('a')]);
    watching(writing.send('讲得很清楚，谢谢'));
    gateway.writings.answer({ kind: 'published' });
    expect(shown.values.at(-1)).to.include({ kind: 'ready', isRenewing: true });
    expect(idsOf(shown)).to.deep.equal(['a']);
    gateway.lists.answer({ style: OPEN_COMMENTS, comments: [aComment('n'), aComment('a')], total: 2 });
    expect(idsOf(shown)).to.deep.equal(['n', 'a']);
  });

  it('preserves the draft until the server has accepted the comment, also after a failure', () => {
    const { gateway, writing } = reviewed();
    writing.keepDraft('好');
    const failed = watching(writing.send('好'));
    gateway.writings.failWith({ kind: 'refused', message: '已超出每日评论限制' });
    expect(failed.errors).to.deep.equal([{ kind: 'refused', message: '已超出每日评论限制' }]);
    expect(writing.draft()).to.equal('好');
    watching(writing.send('好'));
    expect(writing.draft()).to.equal('好');
    gateway.writings.answer({ kind: 'under-review', post: aPost('n1') });
    expect(writing.draft()).to.equal('');
  });

  it('stores a draft for each course, lesson, comment and reply, and erases only the one that was sent', () => {
    const { gateway, comments } = reviewed();
    const reply = aReply('r1');
    const places = [
      [COURSE, undefined],
      [{ kind: 'lesson', id: 2 }, undefined],
      [{ kind: 'course', id: 21 }, undefined],
      [COURSE, { commentId: '1' }],
      [COURSE, { commentId: '1', reply }],
    ] as const;
    const writings = places.map(([target, answered]) => ({ writing: comments.open(target).writing, answered }));
    for (const [index, { writing, answered }] of writings.entries())
      writing.keepDraft(`text ${String(index)}`, answered);
    watching(comments.open(COURSE).writing.send('text 3', { commentId: '1' }));
    gateway.writings.answer({ kind: 'under-review', post: aPost('n1') });
    const drafts = writings.map(({ writing, answered }) => writing.draft(answered));
    expect(drafts).to.deep.equal(['text 0', 'text 1', 'text 2', '', 'text 4']);
  });

  it('sends the comment once when the member submits it twice', () => {
    const { gateway, writing } = reviewed();
    const form = new Submission(() => writing.send('好'));
    watching(form.run());
    form.submit(undefined);
    form.submit(undefined);
    expect(gateway.written).to.have.length(1);
    gateway.writings.answer(MINE);
    expect(form.state$.value).to.deep.equal({ kind: 'done' });
  });

  it('preserves the draft when the session ends during sending; signing out clears it', () => {
    const { gateway, store, members, session, writing, refusals, navigator, resolve } = reviewed();
    watching(resolve(EXPIRED_TOKEN).run());
    writing.keepDraft('好');
    const sent = watching(writing.send('好'));
    refusals.refused$.next();
    gateway.writings.failWith({ kind: 'unauthorized', isStale: false });
    expect(sent.errors).to.have.length(1);
    expect(navigator.location$.value.path).to.equal('/login');
    session.begin('again');
    members.details.answer(aMember());
    expect(writing.draft()).to.equal('好');
    session.end();
    expect(store.read('commentDrafts')).to.equal(undefined);
    writing.keepDraft('好');
    expect(store.read('commentDrafts')).to.equal(undefined);
  });

  it('preserves text that the member typed while the comment was being sent', () => {
    const { gateway, writing } = reviewed();
    writing.keepDraft('好');
    watching(writing.send('好'));
    writing.keepDraft('好，还有');
    gateway.writings.answer(MINE);
    expect(writing.draft()).to.equal('好，还有');
  });

  it('shows a comment under review only to its author, also when the member changes without a page load', () => {
    const { gateway, store, members, writing, shown } = reviewed();
    watching(writing.send('好'));
    gateway.writings.answer(MINE);
    store.write('token', 'of another member');
    expect(idsOf(shown)).not.to.include('n1');
    members.details.answer(aMember().withId(8));
    expect(idsOf(shown)).not.to.include('n1');
    store.write('token', 'of the first');
    members.details.answer(aMember());
    expect(idsOf(shown)[0]).to.equal('n1');
  });

  it('assigns a comment to its sender, also when another member is signed in when the answer arrives', () => {
    const { gateway, store, members, writing, shown } = reviewed();
    writing.keepDraft('好');
    watching(writing.send('好'));
    store.write('token', 'of another member');
    members.details.answer(aMember().withId(8));
    writing.keepDraft('of 8');
    gateway.writings.answer(MINE);
    expect(idsOf(shown)).not.to.include('n1');
    expect(writing.draft()).to.equal('of 8');
  });
});
