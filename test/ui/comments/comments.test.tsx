import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'chai';
import { Route, Routes } from 'react-router-dom';
import { createSandbox } from 'sinon';

import { DIALOG_FLOW } from '../../../src/application/signing-in/dialog-flow.js';
import { SESSION } from '../../../src/domain/session/session.js';
import { TOAST_QUEUE } from '../../../src/application/site/toast-queue.js';
import { type CommentList, OPEN_COMMENTS, REVIEWED_COMMENTS } from '../../../src/domain/comments/comment.js';
import { CommentsView } from '../../../src/ui/comments/comments.js';
import { useComments } from '../../../src/ui/comments/use-comments.js';
import { mediaQuery } from '../../../src/domain/site/window-shapes.js';
import { aComment, aPost, aReply } from '../../support/posts.js';
import { aMember, aTokenOf } from '../../support/sessions.js';
import { aMediaQuery } from '../support/a-media-query.js';
import { renderForMember, renderWithSite } from '../support/render-with-site.js';

const COURSE = { kind: 'course', id: 5 } as const;
const DELETED = { kind: 'deleted' } as const;

interface Options {
  readonly as?: 'member' | 'anonymous';
  readonly list?: CommentList;
  readonly mayWatch?: boolean;
  readonly commentsAllowed?: boolean;
}

function CommentSection({ mayWatch = true, commentsAllowed = true }: Options) {
  return <CommentsView comments={useComments(COURSE, true)} mayWatch={mayWatch} allowsComments={commentsAllowed} />;
}

async function open({ as = 'member', list, ...section }: Options = {}) {
  const page = (
    <Routes>
      <Route path="/elsewhere" element={<i />} />
      <Route path="*" element={<CommentSection {...section} />} />
    </Routes>
  );
  const rendered = as === 'member' ? renderForMember(page) : renderWithSite(page);
  const { comments: gateway, resolve } = rendered.world;
  await waitFor(() => expect(gateway.lists.waiting).to.equal(1));
  if (list) gateway.lists.answer(list);
  return {
    ...rendered,
    gateway,
    dialog: () => resolve(DIALOG_FLOW).dialog$.value?.kind,
    toasts: () => resolve(TOAST_QUEUE).toasts$.value.map(({ text }) => text),
  };
}

const g1 = (count: number): CommentList => ({
  style: OPEN_COMMENTS,
  comments: Array.from({ length: count }, (_, index) => aComment(String(count - index))),
  total: count,
});
const g2 = (...comments: CommentList['comments']): CommentList => ({
  style: REVIEWED_COMMENTS,
  comments,
  total: comments.length,
});
const field = (name = '写评论') => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('Comments', () => {
  before(async () => {
    await import('../../../src/ui/comments/comment-thread.js');
  });

  it('show author, time, province and text; markup in the text stays text', async () => {
    const comment = aComment('1', { text: 'a < b && <b>c</b>', province: '四川省' });
    await open({ list: g2(comment, aComment('2', { author: DELETED })) });
    expect(texts('.post__author')).to.deep.equal(['Ann', '已注销用户']);
    expect(texts('.post__text')).to.deep.equal(['a < b && <b>c</b>', 'text of 2']);
    expect(screen.getByText('四川省').tagName).to.equal('SPAN');
    expect(document.querySelector('time')?.dateTime).to.equal('2023-11-14T22:13:20.000Z');
    expect(screen.getByText('共 2 条评论').tagName).to.equal('P');
  });

  it('of many lines are folded, until the reader opens them, and again after that', async () => {
    const long = Array.from({ length: 9 }, (_, index) => `第${String(index)}行`).join('\n');
    const { user } = await open({ list: g2(aComment('1', { text: long, replies: [aReply('r1', { text: long })] })) });
    const folded = `${long.slice(0, long.lastIndexOf('\n'))}…`;
    const stateOf = (button: HTMLElement) => [button.textContent, button.getAttribute('aria-expanded')];
    const [button] = screen.getAllByRole('button', { name: '展开' });
    if (button === undefined) throw new Error('Nothing is folded');
    const shown: unknown[] = [];
    for (let press = 0; press < 3; press += 1) {
      shown.push([...texts('.post__text > span'), ...stateOf(button)]);
      await user.click(button);
    }
    expect(shown).to.deep.equal([
      [folded, folded, '展开', 'false'],
      [long, folded, '收起', 'true'],
      [folded, folded, '展开', 'false'],
    ]);
  });

  it('invite those who may write to write the first one if there is none', async () => {
    const { unmount } = await open({ list: g1(0) });
    expect(screen.getByText('还没有评论，来说说你的想法吧').tagName).to.equal('P');
    unmount();
    await open({ list: g1(0), mayWatch: false });
    expect(screen.getByText('还没有评论').tagName).to.equal('P');
  });

  it('of generation 1 appear twenty at a time, and the focus moves to the first new comment', async () => {
    const { user, gateway } = await open({ list: g1(45) });
    const more = screen.getByRole('button', { name: '查看更多评论（还有 25 条）' });
    await user.click(more);
    expect(texts('.post__text')).to.have.length(40);
    expect(within(document.activeElement as HTMLElement).getByText('text of 25').tagName).to.equal('SPAN');
    await user.click(screen.getByRole('button', { name: '查看更多评论（还有 5 条）' }));
    expect(texts('.post__text')).to.have.length(45);
    expect(screen.queryByRole('button', { name: /查看/ })).to.equal(null);
    expect(gateway.requests).to.deep.equal(['newest course 5']);
  });

  it('of generation 2 are all requested on demand, and a failure is shown in their list with a retry', async () => {
    const { user, gateway } = await open({ list: { ...g2(aComment('3')), total: 3 } });
    await user.click(screen.getByRole('button', { name: '查看全部 3 条评论' }));
    gateway.wholes.failWith({ kind: 'offline' });
    expect(screen.getByRole('alert').textContent).to.equal('网络连接失败，请检查网络后重试');
    await user.click(screen.getByRole('button', { name: '重试' }));
    gateway.wholes.answer([aComment('3'), aComment('2'), aComment('1')]);
    expect(texts('.post__text')).to.deep.equal(['text of 3', 'text of 2', 'text of 1']);
  });

  it('are all rendered in the end, even 180 of them, with the focus on the first new one', async () => {
    const { user, gateway } = await open({ list: { ...g2(aComment('0')), total: 180 } });
    await user.click(screen.getByRole('button', { name: '查看全部 180 条评论' }));
    gateway.wholes.answer(Array.from({ length: 180 }, (_, index) => aComment(String(index))));
    expect(texts('.post__text')).to.have.length(180);
    expect(within(document.activeElement as HTMLElement).getByText('text of 1').tagName).to.equal('SPAN');
  });

  it('have replies below them in the order of a conversation: first the newest three, and all of them on demand', async () => {
    const replies = [aReply('r2', { replyTo: DELETED }), aReply('r1')];
    const { user, gateway } = await open({ list: g2(aComment('1', { replyCount: 5, replies })) });
    const below = within(screen.getByRole('list', { name: 'Ann的评论的回复' }));
    expect(below.getByText('回复 已注销用户').tagName).to.equal('SPAN');
    await user.click(screen.getByRole('button', { name: '查看全部 5 条回复' }));
    gateway.replyLists.answer(['r5', 'r4', 'r3', 'r2', 'r1'].map((id) => aReply(id)));
    expect(texts('.comment__reply .post__text')).to.deep.equal([1, 2, 3, 4, 5].map((id) => `text of r${String(id)}`));
    expect(document.activeElement?.textContent, 'the oldest of the new ones').to.contain('text of r1');
    expect(gateway.requests).to.deep.equal(['newest course 5', 'replies 1']);
  });

  describe('can be written', () => {
    it('with at least six characters in generation 1, which a counter shows', async () => {
      const { user, gateway, toasts } = await open({ list: g1(1) });
      expect(screen.getByText('已输入 0 个字，至少 6 个字').tagName).to.equal('SPAN');
      await user.click(screen.getByRole('button', { name: '发布评论' }));
      expect([texts('.comment-form__foot > :first-child'), document.activeElement]).to.deep.equal([
        ['请输入评论内容'],
        field(),
      ]);
      await user.type(field(), '很好很好');
      expect(texts('.field__fault')).to.deep.equal([]);
      await user.click(screen.getByRole('button', { name: '发布评论' }));
      expect(texts('.field__fault')).to.deep.equal(['评论内容不能少于6个字']);
      await user.type(field(), '很好😀');
      expect(screen.getByText('已输入 7 个字，至少 6 个字').tagName).to.equal('SPAN');
      await user.click(screen.getByRole('button', { name: '发布评论' }));
      await user.click(screen.getByRole('button', { name: '发布评论' }));
      expect(gateway.written).to.deep.equal([{ target: COURSE, text: '很好很好很好😀', answers: undefined }]);
      gateway.writings.answer({ kind: 'published' });
      expect([field().value, toasts()]).to.deep.equal(['', ['评论已发布']]);
      expect(gateway.lists.requestCount, 'the list is requested again').to.equal(2);
    });

    for (const [key, keys] of [
      ['Ctrl+Enter', '{Control>}{Enter}{/Control}'],
      ['⌘+Enter', '{Meta>}{Enter}{/Meta}'],
    ] as const) {
      it(`with ${key}, held down or not, but not with Enter alone or through an input method`, async () => {
        const { user, gateway } = await open({ list: g1(1) });
        await user.type(field(), '很好很好很好{Enter}');
        fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true, isComposing: true });
        expect(gateway.written).to.deep.equal([]);
        await user.keyboard(keys);
        expect(gateway.written.map(({ text }) => text)).to.deep.equal(['很好很好很好']);
        await user.keyboard(keys);
        expect(gateway.written, 'not twice').to.have.length(1);
        gateway.writings.answer({ kind: 'published' });
        fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true, repeat: true });
        expect([field().value, texts('.field__fault')]).to.deep.equal(['', []]);
      });
    }

    it('with at most 140 characters in generation 2, and are then shown as awaiting review', async () => {
      const { user, gateway, toasts } = await open({ list: g2(aComment('1')) });
      await user.click(field());
      await user.paste('长'.repeat(141));
      expect(screen.getByText('141/140').tagName).to.equal('SPAN');
      await user.click(screen.getByRole('button', { name: '发布评论' }));
      expect(texts('.field__fault')).to.deep.equal(['评论内容最多140个字']);
      await user.clear(field());
      await user.type(field(), '收获很大');
      await user.click(screen.getByRole('button', { name: '发布评论' }));
      gateway.writings.answer({ kind: 'under-review', post: aPost('2', { text: '收获很大', isUnderReview: true }) });
      expect(texts('.post__text')).to.deep.equal(['收获很大', 'text of 1']);
      expect([texts('.post__review'), toasts()]).to.deep.equal([['审核中'], ['已提交，审核通过后所有人可见']]);
      expect(
        screen.getAllByRole('button', { name: '回复 Ann' }),
        'no reply to a comment that awaits review',
      ).to.have.length(1);
    });

    it('and a refusal is shown in the form, which keeps the typed text', async () => {
      const { user, gateway } = await open({ list: g2() });
      await user.type(field(), '收获很大');
      await user.click(screen.getByRole('button', { name: '发布评论' }));
      gateway.writings.failWith({ kind: 'refused', message: '已超出每日评论限制' });
      expect([screen.getByRole('alert').textContent, field().value]).to.deep.equal(['已超出每日评论限制', '收获很大']);
    });

    it('and a text that a script has filled in without an event is sent, or its error shown', async () => {
      const { user, gateway } = await open({ list: g2() });
      field().value = '长'.repeat(141);
      await user.click(screen.getByRole('button', { name: '发布评论' }));
      expect([screen.queryByText('评论内容最多140个字')?.tagName, field().value.length]).to.deep.equal(['P', 141]);
      field().value = '好';
      await user.click(screen.getByRole('button', { name: '发布评论' }));
      expect(gateway.written).to.deep.equal([{ target: COURSE, text: '好', answers: undefined }]);
    });

    it('and text typed while the session is being restored is there again after the token turned out expired', async () => {
      const rendered = renderWithSite(<CommentSection />, { stored: { token: aTokenOf(7) } });
      const { comments: gateway, members } = rendered.world;
      await waitFor(() => expect(gateway.lists.waiting).to.equal(1));
      const session = rendered.world.resolve(SESSION);
      gateway.lists.answer(g2(aComment('1')));
      await rendered.user.type(field(), '先写下来');
      await rendered.user.click(screen.getByRole('button', { name: '回复 Ann' }));
      await rendered.user.type(field('回复 Ann'), '也谢谢你');
      act(() => session.expire());
      expect(screen.queryByRole('textbox')).to.equal(null);
      act(() => {
        session.begin(`${aTokenOf(7)}-new`);
        members.details.answer(aMember());
      });
      expect(field().value).to.equal('先写下来');
      expect(field('回复 Ann').value).to.equal('也谢谢你');
    });

    it('as a reply to a comment or to a reply, in one form at a time, which gets the focus', async () => {
      const list = g2(aComment('1', { replyCount: 1, replies: [aReply('r1', { author: DELETED })] }));
      const { user, gateway } = await open({ list });
      await user.click(screen.getByRole('button', { name: '回复 Ann' }));
      expect(screen.getByRole('textbox', { name: '回复 Ann' })).to.equal(document.activeElement);
      await user.click(screen.getByRole('button', { name: '回复 已注销用户' }));
      expect(screen.queryByRole('textbox', { name: '回复 Ann' })).to.equal(null);
      await user.type(screen.getByRole('textbox', { name: '回复 已注销用户' }), '同意');
      await user.click(screen.getByRole('button', { name: '发布回复' }));
      expect(gateway.written).to.deep.equal([
        { target: COURSE, text: '同意', answers: { commentId: '1', replyId: 'r1' } },
      ]);
      gateway.writings.answer({ kind: 'under-review', post: aPost('r2', { text: '同意', isUnderReview: true }) });
      expect(texts('.comment__reply .post__text')).to.deep.equal(['text of r1', '同意']);
      expect(screen.queryByRole('button', { name: '发布回复' })).to.equal(null);
      await waitFor(() => expect(document.activeElement?.className).to.equal('comment'));
    });

    it('by members only: an anonymous visitor sees 登录 and no reply button', async () => {
      const { user, dialog } = await open({ as: 'anonymous', list: g2(aComment('1')) });
      expect(screen.getByText('登录后可评论').tagName).to.equal('SPAN');
      expect([screen.queryByRole('textbox'), screen.queryByRole('button', { name: /回复/ })]).to.deep.equal([
        null,
        null,
      ]);
      await user.click(screen.getByRole('button', { name: '登录' }));
      expect(dialog()).to.equal('login');
    });

    it('only by members with access to the course in generation 1', async () => {
      await open({ list: g1(1), mayWatch: false });
      expect(texts('.comments__closed')).to.deep.equal(['购买后可评论']);
    });

    it('by no member if the operator has closed the comments', async () => {
      await open({ list: g2(aComment('1')), commentsAllowed: false });
      expect(texts('.comments__closed')).to.deep.equal(['评论已关闭']);
      expect(screen.queryByRole('button', { name: /回复/ })).to.equal(null);
    });
  });

  describe('on a phone', () => {
    const box = createSandbox();
    const phone = aMediaQuery(true);
    beforeEach(() => {
      box.stub(window, 'matchMedia').callsFake((query) => (query === mediaQuery('phone') ? phone : aMediaQuery()));
    });
    afterEach(() => {
      Object.assign(phone, { matches: true });
      box.restore();
    });
    const line = () => screen.queryByRole('button', { name: '写评论…' });

    it('have a field of one line, which opens with the focus, and closes by Escape while it is empty', async () => {
      const { user } = await open({ list: g2(aComment('1')) });
      expect(screen.queryByRole('textbox')).to.equal(null);
      act(() => line()?.focus());
      await user.keyboard('{Enter}');
      expect([document.activeElement, line()]).to.deep.equal([field(), null]);
      await user.type(field(), '好{Escape}');
      expect(field().value, 'a text keeps it open').to.equal('好');
      await user.clear(field());
      await user.keyboard('{Escape}');
      expect([screen.queryByRole('textbox'), document.activeElement]).to.deep.equal([null, line()]);
    });

    it('have one line again after Back, with the text that was typed, which is there when it is pressed', async () => {
      const { user, world } = await open({ list: g2(aComment('1')) });
      await user.click(line() ?? expect.fail('no line'));
      await user.type(field(), '收获很大');
      act(() => {
        world.navigator.pressBack();
      });
      expect([screen.queryByRole('textbox'), world.navigator.journeys]).to.deep.equal([null, []]);
      await user.click(screen.getByRole('button', { name: '收获很大' }));
      expect(field().value).to.equal('收获很大');
    });

    it('have one line again after one was sent, which has the focus', async () => {
      const { user, gateway } = await open({ list: g2(aComment('1')) });
      await user.click(line() ?? expect.fail('no line'));
      await user.type(field(), '收获很大');
      await user.click(screen.getByRole('button', { name: '发布评论' }));
      gateway.writings.answer({ kind: 'published' });
      expect([screen.queryByRole('textbox'), document.activeElement]).to.deep.equal([null, line()]);
    });

    it('open the field at once for a draft, without the focus', async () => {
      const { user, gateway, go } = await open({ list: g2(aComment('1')) });
      await user.click(line() ?? expect.fail('no line'));
      await user.type(field(), '收获很大');
      go('/elsewhere');
      go('/');
      await waitFor(() => expect(gateway.lists.waiting).to.equal(1));
      gateway.lists.answer(g2(aComment('1')));
      expect([field().value, document.activeElement]).to.deep.equal(['收获很大', document.body]);
    });

    it('keep the field that has the focus when the phone is turned upright', async () => {
      Object.assign(phone, { matches: false });
      const { user } = await open({ list: g2(aComment('1')) });
      await user.click(field());
      act(() => {
        Object.assign(phone, { matches: true }).dispatchEvent(new Event('change'));
      });
      expect(document.activeElement).to.equal(field());
    });
  });

  it('hide other members’ texts that await review, and then show no total', async () => {
    const waiting = aComment('1', { text: '', isUnderReview: true });
    await open({ list: { ...g2(waiting, aComment('2')), total: 9 } });
    expect(texts('.post__text')).to.deep.equal(['text of 2']);
    expect(screen.getByRole('button', { name: '查看全部评论' }).tagName).to.equal('BUTTON');
    expect(texts('.comments__total')).to.deep.equal([]);
  });
});
