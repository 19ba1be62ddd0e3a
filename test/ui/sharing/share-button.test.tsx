import { screen, waitFor } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { TOAST_QUEUE } from '../../../src/application/site/toast-queue.js';
import { SHARE } from '../../../src/domain/sharing.strings.js';
import type { RuntimeSettings } from '../../../src/domain/site/system-config.js';
import { ShareButton } from '../../../src/ui/sharing/share-button.js';
import { aUser } from '../../support/dom/a-user.js';
import { aMediaQuery } from '../support/a-media-query.js';
import { renderWithSite } from '../support/render-with-site.js';

const URL_SHARED = 'https://site.example/courses/video/202?t=315';

function open(settings: Partial<RuntimeSettings> = {}) {
  const user = aUser();
  const target = () => ({
    title: '极限',
    address: '/courses/video/202?t=315',
    copied: '已复制，从 05:15 开始',
    scan: '扫一扫',
  });
  const { world, ...page } = renderWithSite(<ShareButton name={SHARE} className="btn" target={target} />, {
    settings,
  });
  const toasts = () => world.resolve(TOAST_QUEUE).toasts$.value.map(({ text }) => text);
  return { ...page, world, user, toasts, press: () => user.click(screen.getByRole('button', { name: SHARE })) };
}

const dialog = () => screen.findByRole('dialog', { name: SHARE });

describe('The share button', () => {
  afterEach(() => {
    sinon.restore();
  });

  before(async function () {
    this.timeout(60_000);
    await import('../../../src/ui/sharing/share-dialog.js');
  });

  it('copies the link, and shows it with a QR code', async () => {
    const { press, toasts, user } = open();
    await press();
    expect((await dialog()).textContent)
      .to.contain(URL_SHARED)
      .and.to.contain('扫一扫');
    expect(screen.getByRole('img', { name: '分享二维码' }).tagName).to.equal('svg');
    expect(await navigator.clipboard.readText()).to.equal(URL_SHARED);
    expect(toasts()).to.deep.equal(['已复制，从 05:15 开始']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).to.equal(null));
  });

  it('shows the link where the browser refuses to copy it, and selects it at a second try', async () => {
    const { press, toasts, user } = open();
    sinon.stub(navigator.clipboard, 'writeText').rejects(new DOMException('refused', 'NotAllowedError'));
    await press();
    await dialog();
    expect(toasts()).to.deep.equal(['无法自动复制，请选中链接后手动复制']);
    await user.click(screen.getByRole('button', { name: '复制链接' }));
    expect(String(document.getSelection())).to.equal(URL_SHARED);
  });

  it('opens the share sheet of a phone instead', async () => {
    sinon.replace(window, 'matchMedia', () => aMediaQuery(true));
    const { world, press } = open();
    world.shareSheet.isAvailable = true;
    await press();
    expect([world.shareSheet.shared, screen.queryByRole('dialog')]).to.deep.equal([
      [{ title: '极限', url: URL_SHARED }],
      null,
    ]);
  });

  it('says in WeChat how to share by WeChat’s menu, beside the link', async () => {
    const { world, press } = open({ scene: 'wechat' });
    world.shareSheet.isAvailable = true;
    await press();
    expect((await dialog()).textContent)
      .to.contain('点击右上角的“…”，选择“发送给朋友”或“分享到朋友圈”')
      .and.to.contain(URL_SHARED);
    expect([world.shareSheet.shared, screen.queryByRole('img', { name: '分享二维码' })]).to.deep.equal([[], null]);
  });
});
