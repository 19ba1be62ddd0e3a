import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { journeyCalls } from '../support/browser/journey-calls.js';
import { poll } from './support/poll.js';
import { inEveryEngine } from './support/rig.js';

inEveryEngine('the member area', (rig) => {
  const calls = (): readonly string[] => journeyCalls(rig.front.site).map(([call]) => call);

  it('marks all messages as read, and the dot in the header is removed', async () => {
    const tab = await rig.visit('/member/messages', { signedInAs: SEEDED.withUnread });
    await tab.sees({ selector: 'header .unread-dot' });
    await tab.press('button', '全部标为已读');
    await tab.until('no dot', () => document.querySelector('.unread-dot, .message--unread') === null);
    // The page does not wait for the answer, and a reload aborts a request that has not been sent.
    await poll('the request', () => Promise.resolve(calls().includes('GET /api/v2/member/notificationMarkAllAsRead')));
    await tab.reload();
    await tab.until('the list', () => document.querySelector('.message') !== null);
    expect(await tab.texts('.message--unread')).to.deep.equal([]);
    await tab.expectQuiet();
  });

  it('makes an avatar of a photo', async () => {
    const tab = await rig.visit('/member', { signedInAs: SEEDED.ordinary });
    await tab.sees({ role: 'button', name: '更换头像' });
    await tab.evaluate(async () => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [1200, 900];
      canvas.getContext('2d')?.fillRect(0, 0, 600, 900);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
      const files = new DataTransfer();
      if (blob) files.items.add(new File([blob], 'photo.jpg', { type: blob.type }));
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      if (input) input.files = files.files;
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await tab.sees({ selector: '[role=dialog] input[type=range]' });
    await tab.press('button', '保存', { within: '[role=dialog]' });
    await tab.reads('头像已更新');
    const isMember = ({ mobile }: { readonly mobile: string }): boolean => mobile === SEEDED.ordinary;
    const { avatar = '' } = rig.controls.users$.value.all.find(isMember) ?? {};
    const isDisplayed = (address: string): boolean =>
      [...document.querySelectorAll<HTMLImageElement>('header img')].some(
        (image) => image.getAttribute('src') === address && image.naturalWidth > 0,
      );
    await tab.until('the avatar in the header', isDisplayed, avatar);
    await tab.expectQuiet();
  });
});
