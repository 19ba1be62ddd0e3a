import { render, screen } from '@testing-library/react';
import { expect } from 'chai';

import { NOTIFIER } from '../../../src/domain/ports/browser/notifier.js';
import { Toasts } from '../../../src/ui/feedback/toasts.js';
import { ServicesProvider } from '../../../src/ui/hooks/services.js';
import { button, faultOf, field, openDialog, toastsOf } from '../support/open-dialog.js';

const alert = (): string | null | undefined => screen.queryByRole('alert')?.textContent;

async function filledIn() {
  const opened = await openDialog('login');
  await opened.user.type(field('手机号'), '138 0013-8000');
  await opened.user.type(field('密码'), 'secret');
  return opened;
}

describe('A sign-in form', () => {
  it('takes the focus to the first fault and not to the first field', async () => {
    const { user } = await openDialog('login');
    await user.type(field('手机号'), '13800138000');
    await user.click(button('立即登录'));
    expect(faultOf('手机号')).to.equal(undefined);
    expect(document.activeElement).to.equal(field('密码'));
  });

  it('takes a fault back as soon as its field is typed into', async () => {
    const { user } = await openDialog('login');
    await user.keyboard('{Enter}');
    await user.type(field('密码'), 's');
    expect([faultOf('手机号'), faultOf('密码')]).to.deep.equal(['请输入手机号!', undefined]);
  });

  it('ignores a second submit while the first is running, and keeps focus and name of the button (spec §5)', async () => {
    const { user, world } = await filledIn();
    await user.click(button('立即登录'));
    expect(button('立即登录').getAttribute('aria-disabled')).to.equal('true');
    await user.click(button('立即登录'));
    await user.type(field('密码'), '{Enter}');
    expect(world.doors.sent).to.have.length(1);
    world.doors.tokens.failWith({ kind: 'offline' });
    expect(button('立即登录').getAttribute('aria-disabled')).to.equal('false');
    await user.click(button('立即登录'));
    expect(world.doors.sent).to.have.length(2);
    expect(document.activeElement).to.equal(button('立即登录'));
  });

  it('shows a refusal in the form and as a toast, and takes it back with the next try (clarifications §8)', async () => {
    const { user, world } = await filledIn();
    await user.click(button('立即登录'));
    expect(alert()).to.equal(undefined);
    world.doors.tokens.failWith({ kind: 'refused', message: '手机号不存在或密码错误' });
    expect(alert()).to.equal('手机号不存在或密码错误');
    expect(toastsOf(world)).to.deep.equal(['error 手机号不存在或密码错误']);
    await user.click(button('立即登录'));
    expect(alert()).to.equal(undefined);
  });

  it('takes a refusal off the form and the screen when another number is typed, and not with another password', async () => {
    const { user, world } = await filledIn();
    await user.click(button('立即登录'));
    world.doors.tokens.failWith({ kind: 'refused', message: '用户不存在' });
    await user.type(field('密码'), '1');
    expect([alert(), toastsOf(world)]).to.deep.equal(['用户不存在', ['error 用户不存在']]);
    await user.type(field('手机号'), '1');
    expect([alert(), toastsOf(world)]).to.deep.equal([undefined, []]);
  });

  it('says a refusal aloud once: the toast is for the eyes alone (review B17)', async () => {
    const { user, world } = await filledIn();
    render(
      <ServicesProvider resolve={world.resolve}>
        <Toasts />
      </ServicesProvider>,
    );
    await user.click(button('立即登录'));
    world.doors.tokens.failWith({ kind: 'refused', message: '密码错误' });
    const words = screen.getAllByText('密码错误');
    expect(words).to.have.length(2);
    expect(words.filter((element) => element.closest('[role=alert]') !== null)).to.have.length(1);
  });

  it('takes its error toast off the screen with the next try, and no other (clarifications §9)', async () => {
    const { user, world } = await filledIn();
    world.resolve(NOTIFIER).error('别的');
    await user.click(button('立即登录'));
    world.doors.tokens.failWith({ kind: 'refused', message: '密码错误' });
    expect(toastsOf(world)).to.deep.equal(['error 别的', 'error 密码错误']);
    await user.click(button('立即登录'));
    expect(toastsOf(world)).to.deep.equal(['error 别的']);
  });

  it('shows no refusal that the catalogue leaves unspoken (spec §8)', async () => {
    const { user, world } = await filledIn();
    await user.click(button('立即登录'));
    world.doors.tokens.failWith({ kind: 'refused', message: '请勿重复绑定' });
    expect(alert()).to.equal(undefined);
    expect(toastsOf(world)).to.be.empty;
  });
});
