import { act, render, screen } from '@testing-library/react';
import { expect } from 'chai';
import { Profiler } from 'react';
import { BehaviorSubject, NEVER } from 'rxjs';

import type { SmsButton } from '../../../src/application/signing-in/sms-code-form.js';
import { NOTIFIER } from '../../../src/domain/ports/browser/notifier.js';
import { Toasts } from '../../../src/ui/feedback/toasts.js';
import { Form } from '../../../src/ui/forms/form.js';
import { TextField } from '../../../src/ui/forms/text-field.js';
import { useForm } from '../../../src/ui/forms/use-form.js';
import { ServicesProvider } from '../../../src/ui/hooks/services.js';
import { SendButton } from '../../../src/ui/signing-in/sms-code-field.js';
import { anImage } from '../../support/fake-gateways.js';
import { button, faultOf, field, openDialog, toastsOf } from '../support/open-dialog.js';
import { renderWithSite } from '../support/render-with-site.js';
import type { SiteWorld } from '../support/site-world.js';

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

  it('ignores a second submit while the first is running, and keeps focus and name of the button', async () => {
    const { user, world } = await filledIn();
    await user.click(button('立即登录'));
    expect(button('立即登录').getAttribute('aria-disabled')).to.equal('true');
    await user.click(button('立即登录'));
    await user.type(field('密码'), '{Enter}');
    expect(world.signIn.sent).to.have.length(1);
    world.signIn.tokens.failWith({ kind: 'offline' });
    expect(button('立即登录').getAttribute('aria-disabled')).to.equal('false');
    await user.click(button('立即登录'));
    expect(world.signIn.sent).to.have.length(2);
    expect(document.activeElement).to.equal(button('立即登录'));
  });

  it('shows a refusal in the form and as a toast, and takes it back with the next try', async () => {
    const { user, world } = await filledIn();
    await user.click(button('立即登录'));
    expect(alert()).to.equal(undefined);
    world.signIn.tokens.failWith({ kind: 'refused', message: '手机号不存在或密码错误' });
    expect(alert()).to.equal('手机号不存在或密码错误');
    expect(toastsOf(world)).to.deep.equal(['error 手机号不存在或密码错误']);
    await user.click(button('立即登录'));
    expect(alert()).to.equal(undefined);
  });

  it('takes a refusal off the form and the screen when another number is typed, and not with another password', async () => {
    const { user, world } = await filledIn();
    await user.click(button('立即登录'));
    world.signIn.tokens.failWith({ kind: 'refused', message: '用户不存在' });
    await user.type(field('密码'), '1');
    expect([alert(), toastsOf(world)]).to.deep.equal(['用户不存在', ['error 用户不存在']]);
    await user.type(field('手机号'), '1');
    expect([alert(), toastsOf(world)]).to.deep.equal([undefined, []]);
  });

  it('says a refusal aloud once: the toast is for the eyes alone', async () => {
    const { user, world } = await filledIn();
    render(
      <ServicesProvider resolve={world.resolve}>
        <Toasts />
      </ServicesProvider>,
    );
    await user.click(button('立即登录'));
    world.signIn.tokens.failWith({ kind: 'refused', message: '密码错误' });
    const words = screen.getAllByText('密码错误');
    expect(words).to.have.length(2);
    expect(words.filter((element) => element.closest('[role=alert]') !== null)).to.have.length(1);
  });

  it('takes its error toast off the screen with the next try, and no other', async () => {
    const { user, world } = await filledIn();
    world.resolve(NOTIFIER).error('别的');
    await user.click(button('立即登录'));
    world.signIn.tokens.failWith({ kind: 'refused', message: '密码错误' });
    expect(toastsOf(world)).to.deep.equal(['error 别的', 'error 密码错误']);
    await user.click(button('立即登录'));
    expect(toastsOf(world)).to.deep.equal(['error 别的']);
  });

  it('shows no refusal that the catalogue leaves unspoken', async () => {
    const { user, world } = await filledIn();
    await user.click(button('立即登录'));
    world.signIn.tokens.failWith({ kind: 'refused', message: '请勿重复绑定' });
    expect(alert()).to.equal(undefined);
    expect(toastsOf(world)).to.be.empty;
  });
});

const image = (): string | null | undefined => document.querySelector('.captcha img')?.getAttribute('src');

const spoken = (): readonly string[] =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .filter((text) => text !== '');

function draw(world: SiteWorld, key: string): void {
  world.captchas.images.answer(anImage(key));
}

async function opened() {
  const dialog = await openDialog('register');
  draw(dialog.world, 'k1');
  return dialog;
}

/** Mobile and captcha are filled in, and the send button was pressed. */
async function pressed() {
  const dialog = await opened();
  await dialog.user.type(field('手机号'), '13800138000');
  await dialog.user.type(field('图形验证码'), 'ab12');
  await dialog.user.click(button('发送验证码'));
  return dialog;
}

async function sent() {
  const dialog = await pressed();
  dialog.world.captchas.messages.complete();
  return dialog;
}

describe('The captcha', () => {
  it('waits, shows the image, and brings another one by its labelled button', async () => {
    const { user, world } = await openDialog('register');
    expect(button('换一张图形验证码').getAttribute('aria-busy')).to.equal('true');
    draw(world, 'k1');
    expect(image()).to.equal(anImage('k1').image);
    await user.type(field('图形验证码'), 'ab12');
    await user.click(button('换一张图形验证码'));
    draw(world, 'k2');
    expect(image()).to.equal(anImage('k2').image);
    expect(field('图形验证码').value).to.equal('');
    expect(world.captchas.images.asked).to.equal(2);
  });

  it('offers to try again when the image did not come', async () => {
    const { user, world } = await openDialog('register');
    world.captchas.images.failWith({ kind: 'offline' });
    await user.click(button('加载失败，点击重试'));
    draw(world, 'k2');
    expect(image()).to.equal(anImage('k2').image);
  });

  it('takes what was read off with an image that the server has forgotten, and no focus', async () => {
    const { user, world } = await opened();
    await user.type(field('图形验证码'), 'ab12');
    field('密码').focus();
    world.pass(300_000);
    expect(field('图形验证码').value).to.equal('');
    expect(document.activeElement).to.equal(field('密码'));
  });

  it('ends with the dialog: nothing waits for it any more', async () => {
    const { user, world } = await openDialog('register');
    expect(world.captchas.images.waiting).to.equal(1);
    await user.keyboard('{Escape}');
    expect(world.captchas.images.waiting).to.equal(0);
  });
});

describe('The send button', () => {
  it('asks for the mobile first, under its field', async () => {
    const { user, world } = await opened();
    await user.click(button('发送验证码'));
    expect(faultOf('手机号')).to.equal('请输入手机号!');
    expect(document.activeElement).to.equal(field('手机号'));
    expect(world.captchas.requests).to.be.empty;
  });

  it('asks for the captcha as a toast, and waits in its field', async () => {
    const { user, world } = await opened();
    await user.type(field('手机号'), '13800138000');
    await user.click(button('发送验证码'));
    expect(toastsOf(world)).to.deep.equal(['error 请输入图形验证码']);
    expect(document.activeElement).to.equal(field('图形验证码'));
    expect(world.captchas.requests).to.be.empty;
  });

  it('sends once, however often it is pressed, and says that it is sending', async () => {
    const { user, world } = await pressed();
    expect(button('发送中').getAttribute('aria-busy')).to.equal('true');
    await user.click(button('发送中'));
    expect(world.captchas.requests).to.deep.equal([
      { mobile: '13800138000', captchaKey: 'k1', captchaText: 'ab12', scene: 'register' },
    ]);
  });

  it('speaks at the start and at the end of a countdown only', async () => {
    const { world } = await sent();
    expect([button('120s').ariaDisabled, spoken()]).to.deep.equal(['true', ['验证码已发送']]);
    world.pass(60_000);
    expect(spoken()).to.deep.equal(['验证码已发送']);
    world.pass(60_000);
    expect(spoken()).to.deep.equal(['可以重新发送验证码']);
  });

  it('leads on to the code once sent, and clears the captcha for the new image', async () => {
    const { world } = await sent();
    expect(document.activeElement).to.equal(field('手机验证码'));
    expect(field('图形验证码').value).to.equal('');
    expect(world.captchas.images.asked).to.equal(2);
  });

  it('requires no captcha of a form whose code was sent to the number in it, and one of any other number', async () => {
    const { user } = await sent();
    await user.click(button('立即注册'));
    expect([faultOf('图形验证码'), faultOf('手机验证码')]).to.deep.equal([undefined, '请输入手机验证码!']);
    await user.type(field('手机号'), '9');
    await user.click(button('立即注册'));
    expect(faultOf('图形验证码')).to.equal('请输入图形验证码!');
  });

  it('says nothing of sending again to a number that got no code', async () => {
    const { user } = await sent();
    await user.type(field('手机号'), '9');
    expect([button('发送验证码').getAttribute('aria-disabled'), spoken()]).to.deep.equal(['false', []]);
  });

  it('takes a refusal off the screen when another number is typed', async () => {
    const { user, world } = await pressed();
    world.captchas.messages.failWith({ kind: 'refused', message: '手机号已存在' });
    expect(toastsOf(world)).to.deep.equal(['error 手机号已存在']);
    await user.type(field('手机号'), '9');
    expect(toastsOf(world)).to.deep.equal([]);
  });

  it('asks for the new image when pressed again after the countdown', async () => {
    const { user, world } = await sent();
    draw(world, 'k2');
    world.pass(120_000);
    await user.click(button('发送验证码'));
    expect(document.activeElement).to.equal(field('图形验证码'));
    expect(toastsOf(world)).to.deep.equal(['error 请输入图形验证码']);
    await user.type(field('图形验证码'), 'cd34');
    await user.click(button('发送验证码'));
    expect(world.captchas.requests[1]).to.include({ captchaKey: 'k2', captchaText: 'cd34' });
  });

  it('does not take the focus from somebody who is typing', async () => {
    const { user, world } = await pressed();
    await user.click(field('密码'));
    world.captchas.messages.complete();
    expect(document.activeElement).to.equal(field('密码'));
  });

  it('is idle after a refusal, with the captcha cleared and a new image', async () => {
    const { world } = await pressed();
    world.captchas.messages.failWith({ kind: 'refused', message: '图形验证码错误' });
    expect(toastsOf(world)).to.deep.equal(['error 图形验证码错误']);
    expect(button('发送验证码')).to.exist;
    expect(field('图形验证码').value).to.equal('');
    expect(document.activeElement).to.equal(field('图形验证码'));
    draw(world, 'k2');
    expect(image()).to.equal(anImage('k2').image);
  });
});

describe('The SMS code', () => {
  it('is offered by the phone and typed on a numeric keypad', async () => {
    await opened();
    expect([field('手机验证码').autocomplete, field('手机验证码').inputMode]).to.deep.equal([
      'one-time-code',
      'numeric',
    ]);
  });
});

describe('The password field', () => {
  it('shows what was typed, and hides it again, by a button with a pressed state', async () => {
    const { user } = await openDialog('login');
    await user.type(field('密码'), 'secret');
    expect([field('密码').type, button('显示密码').getAttribute('aria-pressed')]).to.deep.equal(['password', 'false']);
    await user.click(button('显示密码'));
    expect([field('密码').type, button('显示密码').getAttribute('aria-pressed')]).to.deep.equal(['text', 'true']);
    expect(field('密码').value).to.equal('secret');
    await user.click(button('显示密码'));
    expect(field('密码').type).to.equal('password');
  });

  it('says while it has the focus that caps lock is on', async () => {
    const { user } = await openDialog('login');
    await user.click(field('密码'));
    expect(screen.queryByText('大写锁定已开启')).to.equal(null);
    await user.keyboard('{CapsLock}A');
    const hint = screen.getByText('大写锁定已开启');
    expect(field('密码').getAttribute('aria-describedby')).to.equal(hint.id);
    await user.click(field('手机号'));
    expect(screen.queryByText('大写锁定已开启')).to.equal(null);
  });

  it('is offered the known password at login and a new one elsewhere', async () => {
    const login = await openDialog('login');
    expect(field('密码').autocomplete).to.equal('current-password');
    expect(field('手机号').autocomplete).to.equal('username');
    login.unmount();
    await openDialog('register');
    expect(field('密码').autocomplete).to.equal('new-password');
    expect(field('手机号').autocomplete).to.equal('username');
  });
});

describe('What is drawn anew', () => {
  it('is the field that a key goes to, and nothing beside it', async () => {
    const drawn: string[] = [];
    const count = (name: string): void => {
      drawn.push(name);
    };
    function TwoFields() {
      count('form');
      const form = useForm({
        empty: () => ({ mobile: '', password: '' }),
        check: () => ({}),
        perform: () => NEVER,
      });
      return (
        <Form form={form} action="去">
          <Profiler id="mobile" onRender={count}>
            <TextField name="mobile" label="手机号" placeholder="手机号" />
          </Profiler>
          <Profiler id="password" onRender={count}>
            <TextField name="password" label="密码" placeholder="密码" />
          </Profiler>
        </Form>
      );
    }
    const { user } = renderWithSite(<TwoFields />);
    drawn.length = 0;
    await user.type(screen.getByLabelText('手机号'), '138');
    expect(drawn).to.deep.equal(['mobile', 'mobile', 'mobile']);
  });

  it('is the send button at a second of its countdown, and not the field that it stands beside', () => {
    const drawn: string[] = [];
    const state$ = new BehaviorSubject<SmsButton>({ kind: 'counting', seconds: 60, mobile: '138' });
    function Beside() {
      drawn.push('beside');
      return <SendButton state$={state$} onSend={() => undefined} />;
    }
    render(<Beside />);
    drawn.length = 0;
    act(() => {
      state$.next({ kind: 'counting', seconds: 59, mobile: '138' });
    });
    expect(screen.getByRole('button').textContent).to.include('59');
    expect(drawn).to.deep.equal([]);
  });
});
