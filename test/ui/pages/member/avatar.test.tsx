import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'chai';

import { aPicture } from '../../../support/some-pictures.js';
import { openMemberPage } from './open-member-page.js';

/** Somebody chooses a file of that kind; what the browser makes of it is to come. */
async function choose(kind: Parameters<typeof aPicture>[0]) {
  const { user, world, container } = await openMemberPage();
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is nothing to choose a file with');
  const { name, mediaType, bytes } = aPicture(kind);
  await user.upload(input, new File([bytes], name, { type: mediaType }));
  const dialog = within(await screen.findByRole('dialog', { name: '裁剪头像' }, { timeout: 20_000 }));
  await dialog.findByText('正在读取图片…', {}, { timeout: 20_000 });
  return { user, world, dialog, input };
}

describe('The dialog of another picture (pages §11)', () => {
  before(async function () {
    this.timeout(60_000);
    await import('../../../../src/ui/pages/member/avatar-cropper.js');
  });

  it('says what is wrong with a file that is no picture any more', async () => {
    const { world, dialog, input } = await choose('png');
    act(() => {
      world.pictures.opened.failWith({ kind: 'fault', cause: new Error('InvalidStateError') });
    });
    expect(dialog.getByRole('alert').textContent).to.equal('图片无法识别，可能已损坏，请换一张');
    expect(dialog.queryByRole('button', { name: '保存' })).to.equal(null);
    expect(input.value, 'the same file may be chosen again').to.equal('');
  });

  it('says how far it is, keeps a refusal in sight, lets it be tried again, and closes when it is done', async () => {
    const { user, world, dialog } = await choose('animated gif');
    act(() => {
      world.pictures.opened.answer({ address: 'data:image/png;base64,x', width: 800, height: 600 });
    });
    expect(dialog.queryByText('这是一张动态图片，仅使用第一帧')).not.to.equal(null);
    const save = dialog.getByRole('button', { name: '保存' });
    expect(save.getAttribute('aria-disabled'), 'there is no square yet').to.equal('true');
    await user.click(save);
    expect(world.pictures.squares).to.deep.equal([]);

    const image = document.querySelector('.cropper img');
    if (image === null) throw new Error('There is no picture to cut from');
    fireEvent.load(image);
    fireEvent.change(dialog.getByRole('slider', { name: '缩放' }), { target: { value: '2' } });
    await user.click(save);
    expect(world.pictures.squares).to.have.length(1);
    expect(dialog.getByRole('status').textContent).to.equal('正在处理图片…');
    act(() => {
      world.pictures.cuts.answer({ name: 'avatar.jpg', mediaType: 'image/jpeg', bytes: new Uint8Array(9) });
    });
    expect(dialog.getByRole('status').textContent).to.equal('正在上传头像…');
    act(() => {
      world.profile.changes.failWith({ kind: 'refused', message: '文件不能超过1M' });
    });
    expect(dialog.getByRole('alert').textContent).to.equal('文件不能超过1M');
    await user.click(save);
    act(() => {
      world.pictures.cuts.answer({ name: 'avatar.jpg', mediaType: 'image/jpeg', bytes: new Uint8Array(9) });
    });
    act(() => {
      world.profile.changes.complete();
    });
    expect(screen.queryByRole('dialog')).to.equal(null);
  });
});
