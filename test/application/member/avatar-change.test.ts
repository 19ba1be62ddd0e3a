import { expect } from 'chai';

import type { ImageFile } from '../../../src/domain/member/avatar.js';
import type { OpenImage } from '../../../src/domain/ports/avatar-editor.js';
import { aMemberArea } from '../../support/a-page.js';
import { anImage } from '../../support/some-images.js';
import { watching } from '../../support/watching.js';

const OPEN: OpenImage = { address: 'data:image/png;base64,x', width: 800, height: 600 };
const SQUARE = { x: 100, y: 0, side: 600 };
const SMALL: ImageFile = { name: 'avatar.jpg', mediaType: 'image/jpeg', bytes: new Uint8Array(9) };

const refusal = (message: string) => [{ kind: 'refused', message }];

describe('A new avatar', () => {
  it('is opened by its content, whatever its file name and type say, without a note for a still image', () => {
    const { avatar, images } = aMemberArea();
    const image = anImage('webp');
    const opening = watching(avatar.open({ ...image, name: 'me.txt', mediaType: 'text/plain' }));
    expect(images.files).to.deep.equal([{ ...image, name: 'me.txt', mediaType: 'image/webp' }]);
    images.opened.answer(OPEN);
    expect([opening.values, opening.completed]).to.deep.equal([[{ image: OPEN, hint: undefined }], true]);
  });

  it('has a note when the image is animated: only its first frame is used', () => {
    const { avatar, images } = aMemberArea();
    const opening = watching(avatar.open(anImage('animated gif')));
    images.opened.answer(OPEN);
    expect(opening.values[0]?.hint).to.equal('这是一张动态图片，仅使用第一帧');
  });

  it('is refused with a message when the file is no image or is broken', () => {
    const { avatar, images } = aMemberArea();
    const text = { name: 'me.png', mediaType: 'image/png', bytes: new TextEncoder().encode('no image') };
    expect(watching(avatar.open(text)).errors).to.deep.equal(refusal('请选择 png、jpg、gif 或 webp 格式的图片'));
    expect(images.opened.requestCount).to.equal(0);
    const opening = watching(avatar.open(anImage('png')));
    images.opened.failWith({ kind: 'fault', cause: new Error('InvalidStateError') });
    expect(opening.errors).to.deep.equal(refusal('图片无法识别，可能已损坏，请换一张'));
  });

  it('is cropped and sent; then a toast appears and the site requests the member again', () => {
    const { avatar, images, profile, members, notifier } = aMemberArea();
    const sending = watching(avatar.send(OPEN, SQUARE));
    expect([sending.values, images.squares]).to.deep.equal([['cutting'], [SQUARE]]);
    images.cuts.answer(SMALL);
    expect(sending.values).to.deep.equal(['cutting', 'sending']);
    expect(profile.calls).to.deep.equal([['avatar', { name: 'avatar.jpg', mediaType: 'image/jpeg', length: 9 }]]);
    expect([notifier.messages, members.details.waiting]).to.deep.equal([[], 0]);
    profile.changes.complete();
    expect([sending.completed, notifier.messages, members.details.waiting]).to.deep.equal([
      true,
      ['success 头像已更新'],
      1,
    ]);
  });

  it('is not sent when it is larger than 1 MB; a refusal of the server is passed on', () => {
    const { avatar, images, profile } = aMemberArea();
    const tooLarge = watching(avatar.send(OPEN, SQUARE));
    images.cuts.answer({ ...SMALL, bytes: new Uint8Array(1024 * 1024 + 1) });
    expect([tooLarge.errors, profile.calls]).to.deep.equal([refusal('图片处理后仍超过 1 MB，请换一张'), []]);
    const atLimit = watching(avatar.send(OPEN, SQUARE));
    images.cuts.answer({ ...SMALL, bytes: new Uint8Array(1024 * 1024) });
    expect([atLimit.errors, profile.calls.length]).to.deep.equal([[], 1]);
    atLimit.stop();
    const refused = watching(avatar.send(OPEN, SQUARE));
    images.cuts.answer(SMALL);
    profile.changes.failWith({ kind: 'refused', message: '文件不能超过1M' });
    expect(refused.errors).to.deep.equal(refusal('文件不能超过1M'));
  });
});
