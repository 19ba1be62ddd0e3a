import { expect } from 'chai';
import fc from 'fast-check';

import { avatarName, chosenFault, isAnimated, imageKind, sizeFault } from '../../../src/domain/member/avatar.js';
import { anImage } from '../../support/some-images.js';

const MOST_BYTES = 20 * 1024 * 1024;

describe('what may become an avatar', () => {
  it('weighs 20 MB at most, and is an image', () => {
    expect(sizeFault(MOST_BYTES)).to.equal(undefined);
    expect(sizeFault(MOST_BYTES + 1)).to.equal('图片不能超过 20 MB');
    const image = anImage('png');
    expect(chosenFault(image)).to.equal(undefined);
    expect(chosenFault({ ...image, bytes: new TextEncoder().encode('<svg/>') })).to.equal(
      '请选择 png、jpg、gif 或 webp 格式的图片',
    );
  });

  it('is named after what it is', () => {
    expect([avatarName('image/png'), avatarName('image/jpeg')]).to.deep.equal(['avatar.png', 'avatar.jpg']);
  });
});

const IMAGES = [
  'png',
  'animated png',
  'gif',
  'gif with a comment',
  'animated gif',
  'jpeg',
  'webp',
  'animated webp',
] as const;

describe('the kind of an image', () => {
  for (const sort of IMAGES) {
    it(`${sort}: told by what stands in it`, () => {
      const { bytes, mediaType } = anImage(sort);
      expect(`image/${imageKind(bytes) ?? 'none'}`).to.equal(mediaType);
      expect(isAnimated(bytes)).to.equal(sort.startsWith('animated'));
    });

    it(`${sort}: cut off anywhere, it is still told without a fault`, () => {
      const { bytes } = anImage(sort);
      for (let length = 0; length < bytes.length; length += 1) {
        expect(() => isAnimated(bytes.subarray(0, length))).not.to.throw();
      }
    });

    if (!sort.startsWith('animated')) {
      it(`${sort}: does not move, wherever it is cut off`, () => {
        const { bytes } = anImage(sort);
        for (let length = 0; length < bytes.length; length += 1) {
          expect(isAnimated(bytes.subarray(0, length)), `${length} bytes`).to.equal(false);
        }
      });
    }
  }

  it('is none for other files: bmp, svg, text, nothing', () => {
    const none = ['BM\x00\x00', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF', 'RIFF0000WAVE', 'riff0000WEBP', ''];
    for (const text of none) {
      expect(imageKind(new TextEncoder().encode(text)), text).to.equal(undefined);
    }
  });

  it('does not move for what follows the end of a video', () => {
    const { bytes } = anImage('gif');
    expect(isAnimated(new Uint8Array([...bytes, 0, 0, ...bytes.subarray(bytes.indexOf(0x2c))]))).to.equal(false);
  });

  it('does not move for a byte of the image where another kind of WebP has its flags', () => {
    const { bytes } = anImage('animated webp');
    bytes.set(new TextEncoder().encode('VP8L'), 12);
    expect([imageKind(bytes), isAnimated(bytes)]).to.deep.equal(['webp', false]);
  });

  it('never hangs, whatever follows the first bytes', () => {
    const heads = fc.constantFrom(...IMAGES).map((sort) => anImage(sort).bytes);
    fc.assert(
      fc.property(heads, fc.nat(20), fc.uint8Array({ maxLength: 200 }), (head, cut, tail) => {
        isAnimated(new Uint8Array([...head.subarray(0, 13 + cut), ...tail]));
      }),
    );
  });
});
