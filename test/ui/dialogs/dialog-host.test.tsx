import { act, render, screen, within } from '@testing-library/react';
import { expect } from 'chai';
import { useState } from 'react';
import sinon from 'sinon';

import { DIALOG_FLOW } from '../../../src/application/signing-in/dialog-flow.js';
import { TOAST_QUEUE } from '../../../src/application/site/toast-queue.js';
import type { Dialog } from '../../../src/domain/signing-in/dialog.js';
import { DialogFrame } from '../../../src/ui/dialogs/dialog-frame.js';
import { DialogHost } from '../../../src/ui/dialogs/dialog-host.js';
import { loadDialogs, useDialogPrefetch } from '../../../src/ui/dialogs/dialog-loader.js';
import { aUser } from '../../support/dom/a-user.js';
import { aMember } from '../../support/sessions.js';
import { aSite } from '../../support/site.js';
import { settled } from '../../support/until.js';
import { button, toastsOf } from '../support/open-dialog.js';
import { renderForMember, renderWithSite } from '../support/render-with-site.js';
import type { WorldOptions } from '../support/site-world.js';

function renderHost(load = loadDialogs, stored: WorldOptions['stored'] = {}) {
  const rendered = renderWithSite(<DialogHost load={load} />, { at: '/courses', stored });
  const flow = rendered.world.resolve(DIALOG_FLOW);
  const open = (dialog: Dialog): void => {
    act(() => {
      flow.open(dialog);
    });
  };
  return { ...rendered, flow, open };
}

const gone = () => Promise.reject(new Error('gone'));

const TITLES: readonly (readonly [Dialog, string])[] = [
  [{ kind: 'login' }, '登录'],
  [{ kind: 'register' }, '用户注册'],
  [{ kind: 'forgot-password' }, '忘记密码'],
  [{ kind: 'wechat-scan' }, '微信扫码登录'],
  [{ kind: 'bind-mobile', code: 'c' }, '请绑定手机号'],
  [{ kind: 'bind-new-mobile', code: 'c' }, '请绑定手机号'],
];

describe('DialogHost', () => {
  afterEach(() => {
    sinon.restore();
  });

  for (const [dialog, title] of TITLES) {
    it(`shows the ${dialog.kind} dialog under its title`, async () => {
      const { open } = renderHost();
      open(dialog);
      expect(await screen.findByRole('dialog', { name: title })).to.exist;
    });
  }

  it('fetches nothing as long as nobody opens a dialog', () => {
    const load = sinon.spy(loadDialogs);
    renderHost(load);
    expect(load.callCount).to.equal(0);
  });

  it('closes through the flow', async () => {
    const { open, flow, user } = renderHost();
    open({ kind: 'login' });
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(flow.dialog$.value).to.equal(undefined);
    expect(screen.queryByRole('dialog')).to.equal(null);
  });

  it('changes from one dialog to the next in one frame', async () => {
    const { open } = renderHost();
    open({ kind: 'login' });
    const first = await screen.findByRole('dialog');
    open({ kind: 'register' });
    expect(screen.getByRole('dialog', { name: '用户注册' })).to.equal(first);
  });

  it('loads the document anew when the dialogs are gone although the network is there, once', async () => {
    const { flow, world } = renderHost(gone);
    act(() => {
      flow.open({ kind: 'login' }, '/study-center');
    });
    await act(settled);
    expect(world.navigator.journeys).to.deep.equal(['reload here']);
    expect(world.store.read('reloadedFor')).to.equal('dialogs');
    expect(world.store.read('dialogToReopen')).to.equal('login /study-center');
  });

  for (const [online, words] of [
    [true, '窗口加载失败，请刷新页面后重试'],
    [false, '窗口加载失败，请检查网络后重试'],
  ] as const) {
    it(`closes and says so when it could not be had once more, and tries anew the next time: ${words}`, async () => {
      let failing = true;
      const load: typeof loadDialogs = (services) => (failing ? gone() : loadDialogs(services));
      const { open, flow, world } = renderHost(load, online ? { reloadedFor: 'dialogs' } : {});
      sinon.stub(world.presence, 'isOnline').returns(online);
      open({ kind: 'login' });
      await act(settled);
      expect([flow.dialog$.value, world.navigator.journeys]).to.deep.equal([undefined, []]);
      expect(toastsOf(world)).to.deep.equal([`error ${words}`]);
      failing = false;
      open({ kind: 'login' });
      expect(await screen.findByRole('dialog', { name: '登录' })).to.exist;
    });
  }

  it('asks for consent again by itself when its code did not come', async () => {
    let failing = true;
    const { world, go } = renderHost((services) => (failing ? gone() : loadDialogs(services)), {
      reloadedFor: 'dialogs',
      token: 't',
    });
    world.members.details.answer(aMember().withoutConsent());
    await act(settled);
    expect(screen.queryByRole('dialog')).to.equal(null);
    failing = false;
    go('/vip');
    expect(await screen.findByRole('dialog', { name: '用户协议与隐私政策' })).to.exist;
  });

  it('takes nothing else along when a dialog breaks: it closes with a word', async () => {
    sinon.stub(console, 'error');
    const Broken = (): never => {
      throw new Error('too long for a QR code');
    };
    const { open, flow, world } = renderHost(() => Promise.resolve(Broken));
    open({ kind: 'wechat-scan' });
    await act(settled);
    expect(flow.dialog$.value).to.equal(undefined);
    expect(toastsOf(world)).to.deep.equal(['error 出了点问题，请稍后重试']);
  });

  it('puts the focus into the first field of every dialog that follows another', async () => {
    const { open } = renderHost();
    for (const kind of ['login', 'register', 'forgot-password', 'login'] as const) {
      open({ kind });
      await screen.findByRole('dialog');
      expect(document.activeElement).to.equal(screen.getByLabelText('手机号'));
    }
  });

  it('does not stay behind when the page under it changes', async () => {
    const { open, go } = renderHost();
    open({ kind: 'login' });
    await screen.findByRole('dialog');
    go('/courses?page=2');
    expect(screen.queryByRole('dialog')).to.not.equal(null);
    go('/vip');
    expect(screen.queryByRole('dialog')).to.equal(null);
  });

  it('shows a dialog that a flow opens right after moving the visitor', async () => {
    const { flow, world } = renderHost();
    act(() => {
      world.navigator.go('/login', 'replace');
      flow.open({ kind: 'login' });
    });
    expect(await screen.findByRole('dialog')).to.exist;
  });
});

function Scene() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        opener
      </button>
      {open && (
        <DialogFrame
          title="用户注册"
          onClose={() => {
            setOpen(false);
          }}
        >
          <input aria-label="field" />
        </DialogFrame>
      )}
    </>
  );
}

async function openDialog() {
  const user = aUser();
  render(<Scene />);
  await user.click(screen.getByText('opener'));
  return user;
}

const dialog = (): HTMLElement | null => screen.queryByRole('dialog');

describe('DialogFrame', () => {
  it('is a modal dialog named by its title, and takes the focus', async () => {
    await openDialog();
    const modal = screen.getByRole('dialog', { name: '用户注册' });
    expect(modal.getAttribute('aria-modal')).to.equal('true');
    expect(modal.contains(document.activeElement)).to.equal(true);
  });

  it('is 500 wide', async () => {
    await openDialog();
    expect(dialog()?.style.getPropertyValue('--bs-modal-width')).to.equal('500px');
  });

  it('lets Tab go round inside, both ways, and keeps the focus from being nowhere', async () => {
    const user = await openDialog();
    const field = screen.getByLabelText('field');
    const close = screen.getByRole('button', { name: '关闭' });
    field.focus();
    await user.tab();
    expect(document.activeElement).to.equal(close);
    await user.tab({ shift: true });
    expect(document.activeElement).to.equal(field);
    await user.tab({ shift: true });
    expect(document.activeElement).to.equal(close);
  });

  it('is closed by Escape, and the focus returns to the opener', async () => {
    const user = await openDialog();
    await user.keyboard('{Escape}');
    expect(dialog()).to.equal(null);
    expect(document.activeElement).to.equal(screen.getByText('opener'));
  });

  it('is closed by its button, and the focus returns to the opener', async () => {
    const user = await openDialog();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    expect(dialog()).to.equal(null);
    expect(document.activeElement).to.equal(screen.getByText('opener'));
  });

  it('is not closed by a click beside it, which would throw away what was typed', async () => {
    const user = await openDialog();
    await user.type(screen.getByLabelText('field'), '138');
    await user.click(screen.getByRole('dialog'));
    expect(screen.getByLabelText<HTMLInputElement>('field').value).to.equal('138');
  });
});

function Opener() {
  return (
    <button type="button" {...useDialogPrefetch()}>
      opener
    </button>
  );
}

describe('useDialogPrefetch', () => {
  for (const [way, come] of [
    ['pointer', 'hover'],
    ['focus', 'tab'],
  ] as const) {
    it(`fetches the services behind the dialogs when the ${way} reaches an opener`, async () => {
      const { user, world } = renderWithSite(<Opener />);
      expect(world.fetches).to.equal(0);
      await (come === 'tab' ? user.tab() : user.hover(screen.getByText('opener')));
      expect(world.fetches).to.equal(1);
    });
  }

  it('fetches once, however often openers are passed', async () => {
    const { user, world } = renderWithSite(<Opener />);
    await user.tab();
    await act(settled);
    await user.hover(screen.getByText('opener'));
    expect(world.fetches).to.equal(1);
  });

  it('says nothing of a failure: it is told when a dialog is really wanted', async () => {
    const { user, world } = renderWithSite(<Opener />, { signingIn: 'fails' });
    await user.tab();
    await act(settled);
    expect(world.resolve(TOAST_QUEUE).toasts$.value).to.be.empty;
  });
});

const NAME = '用户协议与隐私政策';

const site = aSite().withProtocols('https://api.example/user/protocol', 'https://api.example/user/private_protocol');

async function renderConsent() {
  const rendered = renderForMember(<DialogHost />, { at: '/courses', site }, aMember().withoutConsent());
  await screen.findByRole('dialog', { name: NAME });
  return rendered;
}

describe('ConsentDialog', () => {
  it('comes by itself to a member who has not agreed to the agreements, with both to read', async () => {
    await renderConsent();
    const links = within(screen.getByRole('dialog')).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent, href, target }) => [textContent, href, target])).to.deep.equal([
      ['《用户协议》', 'https://api.example/user/protocol', '_blank'],
      ['《隐私政策》', 'https://api.example/user/private_protocol', '_blank'],
    ]);
  });

  it('wants an answer: neither Escape nor a button nor another page closes it', async () => {
    const { user, world, go } = await renderConsent();
    await user.keyboard('{Escape}');
    expect(dialog()).to.exist;
    expect(screen.queryByRole('button', { name: '关闭' })).to.equal(null);
    go('/vip');
    expect(dialog()).to.exist;
    act(() => {
      world.resolve(DIALOG_FLOW).open({ kind: 'login' });
    });
    expect(screen.getByRole('dialog', { name: NAME })).to.exist;
  });

  it('同意 closes it once the server knows; a second press meanwhile is ignored', async () => {
    const { user, world } = await renderConsent();
    await user.click(button('同意'));
    await user.click(button('同意'));
    expect([world.memberSteps.consents.asked, button('同意').getAttribute('aria-busy')]).to.deep.equal([1, 'true']);
    world.memberSteps.consents.complete();
    expect(dialog()).to.equal(null);
  });

  it('says why it failed, in the dialog and as a toast, and can be tried again', async () => {
    const { user, world } = await renderConsent();
    await user.click(button('同意'));
    world.memberSteps.consents.failWith({ kind: 'offline' });
    expect(screen.getByRole('alert').textContent).to.equal('网络连接失败，请检查网络后重试');
    expect(toastsOf(world)).to.deep.equal(['error 网络连接失败，请检查网络后重试']);
    await user.click(button('同意'));
    expect(world.memberSteps.consents.asked).to.equal(2);
  });

  it('不同意 signs out for good', async () => {
    const { user, world } = await renderConsent();
    await user.click(button('不同意'));
    expect(dialog()).to.equal(null);
    expect([world.store.read('token'), toastsOf(world)]).to.deep.equal([undefined, ['success 已安全退出']]);
  });
});
