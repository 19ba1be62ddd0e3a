import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'chai';
import { type ReactNode, useState } from 'react';
import sinon from 'sinon';

import { DIALOG_FLOW } from '../../../../src/application/signing-in/dialog-flow.js';
import { TOAST_QUEUE } from '../../../../src/application/site/toast-queue.js';
import type { Dialog } from '../../../../src/domain/signing-in/dialog.js';
import { usePrefetch } from '../../../../src/ui/shared/hooks/use-module.js';
import { DialogFrame } from '../../../../src/ui/shared/widgets/dialog-frame.js';
import { DialogHost } from '../../../../src/ui/signing-in/dialogs/dialog-host.js';
import { DIALOGS_MODULE } from '../../../../src/ui/signing-in/dialogs/dialogs.js';
import { aMember } from '../../../support/sessions.js';
import { aSite } from '../../../support/site.js';
import { settled } from '../../../support/until.js';
import { button, toastsOf } from '../../support/open-dialog.js';
import { renderForMember, renderWithSite } from '../../support/render-with-site.js';
import type { WorldOptions } from '../../support/site-world.js';

function renderHost(fetch = DIALOGS_MODULE.fetch, stored: WorldOptions['stored'] = {}) {
  const rendered = renderWithSite(<DialogHost dialogs={{ ...DIALOGS_MODULE, fetch }} />, { at: '/courses', stored });
  const flow = rendered.world.resolve(DIALOG_FLOW);
  const open = (dialog: Dialog): void => act(() => flow.open(dialog));
  return { ...rendered, flow, open };
}

const failToLoad = () => Promise.reject(new Error('The chunk could not be loaded'));

const TITLES: readonly (readonly [Dialog, string])[] = [
  [{ kind: 'login' }, '登录'],
  [{ kind: 'register' }, '用户注册'],
  [{ kind: 'forgot-password' }, '忘记密码'],
  [{ kind: 'wechat-scan' }, '微信扫码登录'],
  [{ kind: 'bind-mobile', code: 'c' }, '请绑定手机号'],
  [{ kind: 'bind-new-mobile', code: 'c' }, '请绑定手机号'],
];

describe('The host of the dialogs', () => {
  afterEach(() => sinon.restore());

  for (const [dialog, title] of TITLES) {
    it(`shows the ${dialog.kind} dialog under its title`, async () => {
      const { open } = renderHost();
      open(dialog);
      expect(await screen.findByRole('dialog', { name: title })).to.exist;
    });
  }

  it('fetches no code before a dialog is opened', () => {
    const fetch = sinon.spy(DIALOGS_MODULE.fetch);
    renderHost(fetch);
    expect(fetch.callCount).to.equal(0);
  });

  it('closes the dialog on Escape', async () => {
    const { open, flow, user } = renderHost();
    open({ kind: 'login' });
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(flow.dialog$.value).to.equal(undefined);
    expect(screen.queryByRole('dialog')).to.equal(null);
  });

  it('replaces one dialog by the next inside the same frame', async () => {
    const { open } = renderHost();
    open({ kind: 'login' });
    const first = await screen.findByRole('dialog');
    open({ kind: 'register' });
    expect(screen.getByRole('dialog', { name: '用户注册' })).to.equal(first);
  });

  it('reloads the document if the dialogs’ code is missing while online, and stores the dialog to reopen', async () => {
    const { flow, world } = renderHost(failToLoad);
    act(() => flow.open({ kind: 'login' }, '/study-center'));
    await act(settled);
    expect(world.navigator.journeys).to.deep.equal(['reload /courses']);
    expect(world.store.read('reloadedFor')).to.equal('dialogs');
    expect(world.store.read('dialogToReopen')).to.equal(`${world.time.now()} login /courses /study-center`);
  });

  for (const [online, text] of [
    [true, '窗口加载失败，请刷新页面后重试'],
    [false, '窗口加载失败，请检查网络后重试'],
  ] as const) {
    it(`shows an error if the code is missing again, and loads it when the next dialog opens: ${text}`, async () => {
      let failing = true;
      const fetch: typeof DIALOGS_MODULE.fetch = (services) =>
        failing ? failToLoad() : DIALOGS_MODULE.fetch(services);
      const { open, flow, world } = renderHost(fetch, online ? { reloadedFor: 'dialogs' } : {});
      if (!online) world.presence.refuseRequests();
      open({ kind: 'login' });
      await act(settled);
      expect([flow.dialog$.value, world.navigator.journeys]).to.deep.equal([undefined, []]);
      expect(toastsOf(world)).to.deep.equal([`error ${text}`]);
      failing = false;
      open({ kind: 'login' });
      expect(await screen.findByRole('dialog', { name: '登录' })).to.exist;
    });
  }

  it('shows the consent dialog on the next page if its code could not be loaded before', async () => {
    let failing = true;
    const { world, go } = renderHost((services) => (failing ? failToLoad() : DIALOGS_MODULE.fetch(services)), {
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

  it('closes a dialog that fails to render, and shows a toast', async () => {
    sinon.stub(console, 'error');
    const Broken = (): never => {
      throw new Error('too long for a QR code');
    };
    const { open, flow, world } = renderHost((services) =>
      DIALOGS_MODULE.fetch(services).then((dialogs) => ({ ...dialogs, DialogView: Broken })),
    );
    open({ kind: 'wechat-scan' });
    await waitFor(() => expect(flow.dialog$.value).to.equal(undefined));
    expect(toastsOf(world)).to.deep.equal(['error 出了点问题，请稍后重试']);
  });

  it('focuses the first field of every dialog that replaces another', async () => {
    const { open } = renderHost();
    for (const kind of ['login', 'register', 'forgot-password', 'login'] as const) {
      open({ kind });
      await screen.findByRole('dialog');
      expect(document.activeElement).to.equal(screen.getByLabelText('手机号'));
    }
  });

  it('closes the dialog when the path changes, but not when only the query changes', async () => {
    const { open, go } = renderHost();
    open({ kind: 'login' });
    await screen.findByRole('dialog');
    go('/courses?page=2');
    expect(screen.queryByRole('dialog')).to.not.equal(null);
    go('/vip');
    expect(screen.queryByRole('dialog')).to.equal(null);
  });

  it('shows a dialog that is opened right after a navigation', async () => {
    const { flow, world } = renderHost();
    act(() => {
      world.navigator.go('/login', 'replace');
      flow.open({ kind: 'login' });
    });
    expect(await screen.findByRole('dialog')).to.exist;
  });
});

function OpenerAndDialog({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        opener
      </button>
      {open && (
        <DialogFrame title="用户注册" onClose={() => setOpen(false)}>
          <input aria-label="field" />
          {children}
        </DialogFrame>
      )}
    </>
  );
}

async function openDialog(children?: ReactNode) {
  const { user, world } = renderWithSite(<OpenerAndDialog>{children}</OpenerAndDialog>);
  await user.click(screen.getByText('opener'));
  return { user, navigator: world.navigator };
}

const dialog = (): HTMLElement | null => screen.queryByRole('dialog');

describe('The frame of a dialog', () => {
  it('is a modal dialog named after its title, and takes the focus', async () => {
    await openDialog();
    const modal = screen.getByRole('dialog', { name: '用户注册' });
    expect(modal.getAttribute('aria-modal')).to.equal('true');
    expect(modal.contains(document.activeElement)).to.equal(true);
  });

  it('is 500 pixels wide', async () => {
    await openDialog();
    expect(dialog()?.style.getPropertyValue('--bs-modal-width')).to.equal('500px');
  });

  it('keeps the Tab key inside, in both directions', async () => {
    const { user } = await openDialog();
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

  for (const last of [<select key="s" aria-label="last" />, <textarea key="t" aria-label="last" />])
    it(`moves by Tab from the field before it to a ${last.type}, and from there to the first element`, async () => {
      const { user } = await openDialog(last);
      screen.getByLabelText('field').focus();
      await user.tab();
      expect(document.activeElement).to.equal(screen.getByLabelText('last'));
      await user.tab();
      expect(document.activeElement).to.equal(screen.getByRole('button', { name: '关闭' }));
    });

  it('closes on Escape and returns the focus to the opener', async () => {
    const { user } = await openDialog();
    await user.keyboard('{Escape}');
    expect(dialog()).to.equal(null);
    expect(document.activeElement).to.equal(screen.getByText('opener'));
  });

  it('closes on Back, on its page, and returns the focus to the opener', async () => {
    const { navigator } = await openDialog();
    act(() => {
      navigator.pressBack();
    });
    expect(dialog()).to.equal(null);
    expect(document.activeElement).to.equal(screen.getByText('opener'));
    expect(navigator.journeys).to.deep.equal([]);
  });

  it('closes by its button and returns the focus to the opener', async () => {
    const { user } = await openDialog();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    expect(dialog()).to.equal(null);
    expect(document.activeElement).to.equal(screen.getByText('opener'));
  });

  it('stays open at a click outside it, so that typed text is not lost', async () => {
    const { user } = await openDialog();
    await user.type(screen.getByLabelText('field'), '138');
    await user.click(screen.getByRole('dialog'));
    expect(screen.getByLabelText<HTMLInputElement>('field').value).to.equal('138');
  });
});

function Opener() {
  return (
    <button type="button" {...usePrefetch(DIALOGS_MODULE)}>
      opener
    </button>
  );
}

describe('The prefetch of the dialogs', () => {
  for (const [device, input] of [
    ['pointer', 'hover'],
    ['focus', 'tab'],
  ] as const) {
    it(`fetches the services of the dialogs when the ${device} reaches an opener`, async () => {
      const { user, world } = renderWithSite(<Opener />);
      expect(world.fetched).to.deep.equal([]);
      await (input === 'tab' ? user.tab() : user.hover(screen.getByText('opener')));
      expect(world.fetched).to.deep.equal(['signingIn']);
    });
  }

  it('shows no error when the prefetch fails', async () => {
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

describe('The consent dialog', () => {
  it('opens by itself for a member who has not agreed, with links to both agreements', async () => {
    await renderConsent();
    const links = within(screen.getByRole('dialog')).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent, href, target }) => [textContent, href, target])).to.deep.equal([
      ['《用户协议》', 'https://api.example/user/protocol', '_blank'],
      ['《隐私政策》', 'https://api.example/user/private_protocol', '_blank'],
    ]);
  });

  it('stays open on Escape, on another page and for another dialog, and has no close button', async () => {
    const { user, world, go } = await renderConsent();
    await user.keyboard('{Escape}');
    expect(dialog()).to.exist;
    expect(screen.queryByRole('button', { name: '关闭' })).to.equal(null);
    go('/vip');
    expect(dialog()).to.exist;
    act(() => world.resolve(DIALOG_FLOW).open({ kind: 'login' }));
    expect(screen.getByRole('dialog', { name: NAME })).to.exist;
  });

  it('closes after 同意 once the server has confirmed, and ignores another press meanwhile', async () => {
    const { user, world } = await renderConsent();
    await user.click(button('同意'));
    await user.click(button('同意'));
    expect([world.memberSteps.consents.requestCount, button('同意').getAttribute('aria-busy')]).to.deep.equal([
      1,
      'true',
    ]);
    world.memberSteps.consents.complete();
    expect(dialog()).to.equal(null);
  });

  it('shows why the request failed, once, in the dialog, and allows another attempt', async () => {
    const { user, world } = await renderConsent();
    await user.click(button('同意'));
    world.memberSteps.consents.failWith({ kind: 'offline' });
    expect(screen.getByRole('alert').textContent).to.equal('网络连接失败，请检查网络后重试');
    expect(toastsOf(world)).to.be.empty;
    await user.click(button('同意'));
    expect(world.memberSteps.consents.requestCount).to.equal(2);
  });

  it('signs the member out at 不同意', async () => {
    const { user, world } = await renderConsent();
    await user.click(button('不同意'));
    expect(dialog()).to.equal(null);
    expect([world.store.read('token'), toastsOf(world)]).to.deep.equal([undefined, ['success 已安全退出']]);
  });
});
