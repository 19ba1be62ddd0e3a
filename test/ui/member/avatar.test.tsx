import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'chai';
import { of } from 'rxjs';
import sinon from 'sinon';

import { MODULE_LOADER } from '../../../src/application/site/module-loader.js';
import { anImage } from '../../support/some-images.js';
import { toastsOf } from '../support/open-dialog.js';
import { openMemberPage } from './open-member-page.js';

async function openChooser() {
  const rendered = await openMemberPage();
  const input = rendered.container.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no file input');
  return { ...rendered, input };
}

function fileOf(kind: Parameters<typeof anImage>[0]): File {
  const { name, mediaType, bytes } = anImage(kind);
  return new File([bytes], name, { type: mediaType });
}

const visibleDialog = async () => within(await screen.findByRole('dialog', { name: '裁剪头像' }));

/** Chooses a file of that kind. The avatar editor has not opened it yet when this returns. */
async function choose(kind: Parameters<typeof anImage>[0]) {
  const { user, world, input } = await openChooser();
  await user.upload(input, fileOf(kind));
  const dialog = await visibleDialog();
  await dialog.findByText('正在读取图片…');
  // The dialog shows this text before it reads the file.
  await waitFor(() => expect(world.images.opened.waiting).to.equal(1));
  return { user, world, dialog, input };
}

const focused = () => document.activeElement?.className;

describe('The avatar dialog', () => {
  before(async function () {
    this.timeout(60_000);
    await import('../../../src/ui/member/avatar-cropper.js');
  });

  it('reports a file that cannot be read as an image', async () => {
    const { world, dialog, input } = await choose('png');
    world.images.opened.failWith({ kind: 'fault', cause: new Error('InvalidStateError') });
    expect(dialog.getByRole('alert').textContent).to.equal('图片无法识别，可能已损坏，请换一张');
    expect(dialog.queryByRole('button', { name: '保存' })).to.equal(null);
    expect(input.value, 'the same file may be chosen again').to.equal('');
    expect(focused(), 'the focus is inside').to.equal('dialog__content');
  });

  it('does not open, but reports the error, if the device refuses to read the file', async () => {
    const { user, input, world } = await openChooser();
    const file = fileOf('png');
    sinon.stub(file, 'arrayBuffer').rejects(new DOMException('gone', 'NotReadableError'));
    await user.upload(input, file);
    await waitFor(() => expect(toastsOf(world)).to.deep.equal(['error 图片无法识别，可能已损坏，请换一张']));
    expect(screen.queryByRole('dialog')).to.equal(null);
  });

  it('refuses a file of more than 20 MB without reading it into memory', async () => {
    const { user, input, world } = await openChooser();
    const file = fileOf('png');
    Object.defineProperty(file, 'size', { value: 20 * 1024 * 1024 + 1 });
    const read = sinon.spy(file, 'arrayBuffer');
    await user.upload(input, file);
    expect(toastsOf(world)).to.deep.equal(['error 图片不能超过 20 MB']);
    expect([read.callCount, screen.queryByRole('dialog')]).to.deep.equal([0, null]);
    expect(input.value, 'the same file may be chosen again').to.equal('');
  });

  it('reports that its code could not be loaded, and opens at the next attempt', async () => {
    const { user, input, world } = await openChooser();
    const failing = sinon.stub(world.resolve(MODULE_LOADER), 'watch').returns(of({ kind: 'failed', isOnline: true }));
    await user.upload(input, fileOf('png'));
    await waitFor(() => expect(toastsOf(world)).to.deep.equal(['error 窗口加载失败，请刷新页面后重试']));
    expect(screen.queryByRole('dialog')).to.equal(null);
    failing.restore();
    await user.upload(input, fileOf('png'));
    await (await visibleDialog()).findByText('正在读取图片…');
  });

  it('begins with the browser’s own file chooser for images', async () => {
    const { user, input } = await openChooser();
    const opened = sinon.spy(input, 'click');
    const avatar = screen.getByRole('button', { name: '更换头像' });
    expect(avatar.querySelector('.avatar'), 'the avatar is the button').not.to.equal(null);
    await user.click(avatar);
    expect([opened.callCount, input.accept]).to.deep.equal([1, 'image/png,image/jpeg,image/gif,image/webp']);
  });

  it('stops reading the file when it is closed', async () => {
    const { user, world, dialog } = await choose('jpeg');
    expect(world.images.opened.waiting).to.equal(1);
    await user.click(dialog.getByRole('button', { name: '关闭' }));
    expect([world.images.opened.waiting, screen.queryByRole('dialog')]).to.deep.equal([0, null]);
  });

  it('stops moving the image when the visitor changes the window during a drag', async () => {
    const { world } = await choose('jpeg');
    world.images.opened.answer({ address: 'data:image/png;base64,x', width: 800, height: 600 });
    const area = document.querySelector('.cropper > *') ?? expect.fail('There is no image to cut from');
    const removed = sinon.spy(document, 'removeEventListener');
    const isDragEnded = () => removed.args.some(([name]) => name === 'mousemove');
    fireEvent.mouseDown(area);
    expect(isDragEnded()).to.equal(false);
    fireEvent.blur(window);
    expect(isDragEnded()).to.equal(true);
  });

  it('shows its progress and a refusal, allows another attempt, and closes when it is done', async () => {
    const { user, world, dialog } = await choose('animated gif');
    world.images.opened.answer({ address: 'data:image/png;base64,x', width: 800, height: 600 });
    expect(dialog.queryByText('这是一张动态图片，仅使用第一帧')).not.to.equal(null);
    const zoom = dialog.getByRole('slider', { name: '缩放' });
    expect(document.activeElement, 'the focus begins at the first field').to.equal(zoom);
    const save = dialog.getByRole('button', { name: '保存' });
    expect(save.getAttribute('aria-disabled'), 'no square is chosen yet').to.equal('true');
    await user.click(save);
    expect(world.images.squares).to.deep.equal([]);

    const image = document.querySelector('.cropper img');
    if (image === null) throw new Error('There is no image to cut from');
    fireEvent.load(image);
    fireEvent.change(zoom, { target: { value: '2' } });
    expect(zoom).to.have.property('value', '2');
    await user.click(save);
    expect(world.images.squares).to.have.length(1);
    expect(dialog.getByRole('status').textContent).to.equal('正在处理图片…');
    world.images.cuts.answer({ name: 'avatar.jpg', mediaType: 'image/jpeg', bytes: new Uint8Array(9) });
    expect(dialog.getByRole('status').textContent).to.equal('正在上传头像…');
    world.profile.changes.failWith({ kind: 'refused', message: '文件不能超过1M' });
    expect(dialog.getByRole('alert').textContent).to.equal('文件不能超过1M');
    await user.click(save);
    world.images.cuts.answer({ name: 'avatar.jpg', mediaType: 'image/jpeg', bytes: new Uint8Array(9) });
    world.profile.changes.complete();
    expect(screen.queryByRole('dialog')).to.equal(null);
  });
});
