import { act, screen, within } from '@testing-library/react';
import { expect } from 'chai';

import { DIALOG_FLOW } from '../../../../src/application/signing-in/dialog-flow.js';
import { DialogHost } from '../../../../src/ui/dialogs/dialog-host.js';
import { aMember } from '../../../support/sessions.js';
import { aSite } from '../../../support/site.js';
import { button, toastsOf } from '../../support/open-dialog.js';
import { renderForMember } from '../../support/render-with-site.js';

const NAME = '用户协议与隐私政策';
const site = aSite().withProtocols('https://api.example/user/protocol', 'https://api.example/user/private_protocol');

async function renderConsent() {
  const rendered = renderForMember(<DialogHost />, { at: '/courses', site }, aMember().withoutConsent());
  await screen.findByRole('dialog', { name: NAME });
  return rendered;
}

const dialog = () => screen.queryByRole('dialog');

describe('ConsentDialog', () => {
  it('comes by itself to a member who has not agreed to the agreements, with both to read (API 2.23)', async () => {
    await renderConsent();
    const links = within(screen.getByRole('dialog')).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent, href, target }) => [textContent, href, target])).to.deep.equal([
      ['《用户协议》', 'https://api.example/user/protocol', '_blank'],
      ['《隐私政策》', 'https://api.example/user/private_protocol', '_blank'],
    ]);
  });

  it('wants an answer: neither Escape nor a button nor another page closes it', async () => {
    const { user, world } = await renderConsent();
    await user.keyboard('{Escape}');
    expect(dialog()).to.exist;
    expect(screen.queryByRole('button', { name: '关闭' })).to.equal(null);
    act(() => {
      world.navigator.go('/vip');
    });
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
    act(() => {
      world.memberSteps.consents.complete();
    });
    expect(dialog()).to.equal(null);
  });

  it('says why it failed, in the dialog and as a toast, and can be tried again', async () => {
    const { user, world } = await renderConsent();
    await user.click(button('同意'));
    act(() => {
      world.memberSteps.consents.failWith({ kind: 'offline' });
    });
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
