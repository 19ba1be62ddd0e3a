import { act, render, screen } from '@testing-library/react';
import { expect } from 'chai';
import { Profiler } from 'react';
import { BehaviorSubject, NEVER } from 'rxjs';

import type { SmsButton } from '../../../src/application/signing-in/sms-code-form.js';
import { NOTIFIER } from '../../../src/domain/ports/notifier.js';
import { Toasts } from '../../../src/ui/shared/feedback/toasts.js';
import { Form } from '../../../src/ui/shared/forms/form.js';
import { TextField } from '../../../src/ui/shared/forms/text-field.js';
import { useForm } from '../../../src/ui/shared/forms/use-form.js';
import { ServicesProvider } from '../../../src/ui/shared/hooks/services.js';
import { SendButton } from '../../../src/ui/signing-in/sms-code-field.js';
import { anImage } from '../../support/fake-gateways.js';
import { button, faultOf, field, openDialog, toastsOf } from '../support/open-dialog.js';
import { translate } from '../support/machine-translation.js';
import { renderWithSite } from '../support/render-with-site.js';
import type { SiteWorld } from '../support/site-world.js';

const alert = (): string | null | undefined => screen.queryByRole('alert')?.textContent;

async function fillPlaceholders() {
  const opened = await openDialog('login');
  await opened.user.type(field('手机号'), '138 0013-8000');
  await opened.user.type(field('密码'), 'secret');
  return opened;
}

describe('A sign-in form', () => {
  it('moves the focus to the first invalid field, not to the first field', async () => {
    const { user } = await openDialog('login');
    await user.type(field('手机号'), '13800138000');
    await user.click(button('立即登录'));
    expect(faultOf('手机号')).to.equal(undefined);
    expect(document.activeElement).to.equal(field('密码'));
  });

  it('removes an error as soon as the visitor types into its field', async () => {
    const { user } = await openDialog('login');
    await user.keyboard('{Enter}');
    await user.type(field('密码'), 's');
    expect([faultOf('手机号'), faultOf('密码')]).to.deep.equal(['请输入手机号!', undefined]);
  });

  it('ignores another submit while a request is running, and keeps focus and name of the button', async () => {
    const { user, world } = await fillPlaceholders();
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

  it('shows a refusal in the form and as a toast, and removes both, but no other toast, at the next attempt', async () => {
    const { user, world } = await fillPlaceholders();
    world.resolve(NOTIFIER).error('别的');
    await user.click(button('立即登录'));
    expect(alert()).to.equal(undefined);
    world.signIn.tokens.failWith({ kind: 'refused', message: '手机号不存在或密码错误' });
    expect(alert()).to.equal('手机号不存在或密码错误');
    expect(toastsOf(world)).to.deep.equal(['error 别的', 'error 手机号不存在或密码错误']);
    await user.click(button('立即登录'));
    expect([alert(), toastsOf(world)]).to.deep.equal([undefined, ['error 别的']]);
  });

  it('removes a refusal and its toast when the visitor changes the mobile, but not when the password', async () => {
    const { user, world } = await fillPlaceholders();
    await user.click(button('立即登录'));
    world.signIn.tokens.failWith({ kind: 'refused', message: '用户不存在' });
    await user.type(field('密码'), '1');
    expect([alert(), toastsOf(world)]).to.deep.equal(['用户不存在', ['error 用户不存在']]);
    await user.type(field('手机号'), '1');
    expect([alert(), toastsOf(world)]).to.deep.equal([undefined, []]);
  });

  it('announces a refusal once to screen readers: its toast is only visual', async () => {
    const { user, world } = await fillPlaceholders();
    render(
      <ServicesProvider resolve={world.resolve}>
        <Toasts />
      </ServicesProvider>,
    );
    await user.click(button('立即登录'));
    world.signIn.tokens.failWith({ kind: 'refused', message: '密码错误' });
    const messages = screen.getAllByText('密码错误');
    expect(messages).to.have.length(2);
    expect(messages.filter((element) => element.closest('[role=alert]') !== null)).to.have.length(1);
  });
});

const image = (): string | null | undefined => document.querySelector('.captcha img')?.getAttribute('src');

const announced = (): readonly string[] =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .filter((text) => text !== '');

function showImage(world: SiteWorld, key: string): void {
  world.captchas.images.answer(anImage(key));
}

async function opened() {
  const dialog = await openDialog('register');
  showImage(dialog.world, 'k1');
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
  it('shows its image once it is loaded, and another image at a press of its labelled button', async () => {
    const { user, world } = await openDialog('register');
    expect(button('换一张图形验证码').getAttribute('aria-busy')).to.equal('true');
    showImage(world, 'k1');
    expect(image()).to.equal(anImage('k1').image);
    await user.type(field('图形验证码'), 'ab12');
    await user.click(button('换一张图形验证码'));
    showImage(world, 'k2');
    expect(image()).to.equal(anImage('k2').image);
    expect(field('图形验证码').value).to.equal('');
    expect(world.captchas.images.requestCount).to.equal(2);
  });

  it('offers a retry when the image cannot be loaded', async () => {
    const { user, world } = await openDialog('register');
    world.captchas.images.failWith({ kind: 'offline' });
    await user.click(button('加载失败，点击重试'));
    showImage(world, 'k2');
    expect(image()).to.equal(anImage('k2').image);
  });

  it('clears the typed text when the image has expired on the server, without moving the focus', async () => {
    const { user, world } = await opened();
    await user.type(field('图形验证码'), 'ab12');
    field('密码').focus();
    world.pass(300_000);
    expect(field('图形验证码').value).to.equal('');
    expect(document.activeElement).to.equal(field('密码'));
  });
});

describe('The send button', () => {
  it('demands the mobile first, with an error under its field', async () => {
    const { user, world } = await opened();
    await user.click(button('发送验证码'));
    expect(faultOf('手机号')).to.equal('请输入手机号!');
    expect(document.activeElement).to.equal(field('手机号'));
    expect(world.captchas.requests).to.be.empty;
  });

  it('demands the captcha with a toast, and focuses its field', async () => {
    const { user, world } = await opened();
    await user.type(field('手机号'), '13800138000');
    await user.click(button('发送验证码'));
    expect(toastsOf(world)).to.deep.equal(['error 请输入图形验证码']);
    expect(document.activeElement).to.equal(field('图形验证码'));
    expect(world.captchas.requests).to.be.empty;
  });

  it('shows that it is sending, and announces only the start and the end of a countdown', async () => {
    const { world } = await pressed();
    expect(button('发送中').getAttribute('aria-busy')).to.equal('true');
    world.captchas.messages.complete();
    expect([button('120 秒后重发').ariaDisabled, announced()]).to.deep.equal(['true', ['验证码已发送']]);
    world.pass(60_000);
    expect(announced()).to.deep.equal(['验证码已发送']);
    world.pass(60_000);
    expect(announced()).to.deep.equal(['可以重新发送验证码']);
  });

  it('moves the focus to the SMS code once it is sent, and clears the captcha for a new image', async () => {
    await sent();
    expect(document.activeElement).to.equal(field('手机验证码'));
    expect(field('图形验证码').value).to.equal('');
  });

  it('makes the captcha optional for the number that got the code, and required for another number', async () => {
    const { user } = await sent();
    await user.click(button('立即注册'));
    expect([faultOf('图形验证码'), faultOf('手机验证码')]).to.deep.equal([undefined, '请输入手机验证码!']);
    await user.type(field('手机号'), '9');
    await user.click(button('立即注册'));
    expect(faultOf('图形验证码')).to.equal('请输入图形验证码!');
  });

  it('is enabled, without an announcement, for a number that has not received a code', async () => {
    const { user } = await sent();
    await user.type(field('手机号'), '9');
    expect([button('发送验证码').getAttribute('aria-disabled'), announced()]).to.deep.equal(['false', []]);
  });

  it('does not take the focus from a visitor who is in another field', async () => {
    const { user, world } = await pressed();
    await user.click(field('密码'));
    world.captchas.messages.complete();
    expect(document.activeElement).to.equal(field('密码'));
  });

  it('can be pressed again after a refusal, with an empty captcha and a new image', async () => {
    const { world } = await pressed();
    world.captchas.messages.failWith({ kind: 'refused', message: '图形验证码错误' });
    expect(toastsOf(world)).to.deep.equal(['error 图形验证码错误']);
    expect(button('发送验证码')).to.exist;
    expect(field('图形验证码').value).to.equal('');
    expect(document.activeElement).to.equal(field('图形验证码'));
    showImage(world, 'k2');
    expect(image()).to.equal(anImage('k2').image);
  });
});

describe('The send button on a page that a browser has translated', () => {
  it('still shows each second of the countdown, and its end', () => {
    const state$ = new BehaviorSubject<SmsButton>({ kind: 'sending', mobile: '138' });
    const { container } = render(<SendButton state$={state$} onSend={() => undefined} />);
    const texts = [
      { kind: 'counting', seconds: 120, mobile: '138' } as const,
      { kind: 'counting', seconds: 119, mobile: '138' } as const,
      { kind: 'idle', mobile: '138' } as const,
    ].map((state) => {
      translate(container);
      act(() => state$.next(state));
      return screen.getByRole('button').textContent;
    });
    expect(texts).to.deep.equal(['120 秒后重发', '119 秒后重发', '发送验证码']);
  });
});

describe('The password field', () => {
  it('shows and hides the typed password by a button with a pressed state', async () => {
    const { user } = await openDialog('login');
    await user.type(field('密码'), 'secret');
    expect([field('密码').type, button('显示密码').getAttribute('aria-pressed')]).to.deep.equal(['password', 'false']);
    await user.click(button('显示密码'));
    expect([field('密码').type, button('显示密码').getAttribute('aria-pressed')]).to.deep.equal(['text', 'true']);
    expect(field('密码').value).to.equal('secret');
    await user.click(button('显示密码'));
    expect(field('密码').type).to.equal('password');
  });

  it('warns that caps lock is on while it has the focus', async () => {
    const { user } = await openDialog('login');
    await user.click(field('密码'));
    expect(screen.queryByText('大写锁定已开启')).to.equal(null);
    await user.keyboard('{CapsLock}A');
    const hint = screen.getByText('大写锁定已开启');
    expect(field('密码').getAttribute('aria-describedby')).to.equal(hint.id);
    await user.click(field('手机号'));
    expect(screen.queryByText('大写锁定已开启')).to.equal(null);
  });
});

describe('Re-rendering of a form', () => {
  it('is limited to the field that the visitor types into', async () => {
    const rendered: string[] = [];
    const count = (name: string): void => {
      rendered.push(name);
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
            <TextField name="mobile" label="手机号" placeholder="手机号" autoComplete="off" />
          </Profiler>
          <Profiler id="password" onRender={count}>
            <TextField name="password" label="密码" placeholder="密码" autoComplete="off" />
          </Profiler>
        </Form>
      );
    }
    const { user } = renderWithSite(<TwoFields />);
    rendered.length = 0;
    await user.type(screen.getByLabelText('手机号'), '138');
    expect(rendered).to.deep.equal(['mobile', 'mobile', 'mobile']);
  });

  it('is limited to the send button at each second of its countdown', () => {
    const rendered: string[] = [];
    const state$ = new BehaviorSubject<SmsButton>({ kind: 'counting', seconds: 60, mobile: '138' });
    function Parent() {
      rendered.push('parent');
      return <SendButton state$={state$} onSend={() => undefined} />;
    }
    render(<Parent />);
    rendered.length = 0;
    act(() => state$.next({ kind: 'counting', seconds: 59, mobile: '138' }));
    expect(screen.getByRole('button').textContent).to.include('59');
    expect(rendered).to.deep.equal([]);
  });
});
