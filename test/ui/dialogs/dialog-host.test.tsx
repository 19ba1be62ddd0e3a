import { act, screen } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { DIALOG_FLOW } from '../../../src/application/signing-in/dialog-flow.js';
import type { Dialog } from '../../../src/domain/signing-in/dialog.js';
import { DialogHost } from '../../../src/ui/dialogs/dialog-host.js';
import { loadDialogs } from '../../../src/ui/dialogs/dialog-loader.js';
import { aMember } from '../../support/sessions.js';
import { settled } from '../../support/until.js';
import { toastsOf } from '../support/open-dialog.js';
import type { WorldWishes } from '../support/site-world.js';
import { renderWithSite } from '../support/render-with-site.js';

function renderHost(load = loadDialogs, stored: WorldWishes['stored'] = {}) {
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
    it(`shows the ${dialog.kind} dialog under its title (clarifications §8)`, async () => {
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

  it('loads the document anew when the dialogs are gone although the network is there, once (lesson 5; review B3)', async () => {
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
    it(`closes and says so when it could not be had once more, and tries anew the next time: ${words} (lesson 29; review B3)`, async () => {
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

  it('asks for consent again by itself when its code did not come (review B13)', async () => {
    let failing = true;
    const { world } = renderHost((services) => (failing ? gone() : loadDialogs(services)), {
      reloadedFor: 'dialogs',
      token: 't',
    });
    world.members.details.answer(aMember().withoutConsent());
    await act(settled);
    expect(screen.queryByRole('dialog')).to.equal(null);
    failing = false;
    act(() => {
      world.navigator.go('/vip');
    });
    expect(await screen.findByRole('dialog', { name: '用户协议与隐私政策' })).to.exist;
  });

  it('takes nothing else along when a dialog breaks: it closes with a word (review B9)', async () => {
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

  it('puts the focus into the first field of every dialog that follows another (clarifications §8)', async () => {
    const { open } = renderHost();
    for (const kind of ['login', 'register', 'forgot-password', 'login'] as const) {
      open({ kind });
      await screen.findByRole('dialog');
      expect(document.activeElement).to.equal(screen.getByLabelText('手机号'));
    }
  });

  it('does not stay behind when the page under it changes', async () => {
    const { open, world } = renderHost();
    open({ kind: 'login' });
    await screen.findByRole('dialog');
    act(() => {
      world.navigator.go('/courses?page=2');
    });
    expect(screen.queryByRole('dialog')).to.not.equal(null);
    act(() => {
      world.navigator.go('/vip');
    });
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
