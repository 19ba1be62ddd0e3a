import { expect } from 'chai';
import fc from 'fast-check';

import { avatarName, chosenFault, isAnimated, imageKind, sizeFault } from '../../../src/domain/member/avatar.js';
import { anImage } from '../../support/some-images.js';

const MOST_BYTES = 20 * 1024 * 1024;

describe('An avatar image', () => {
  it('has at most 20 MB and one of the allowed formats', () => {
    expect(sizeFault(MOST_BYTES)).to.equal(undefined);
    expect(sizeFault(MOST_BYTES + 1)).to.equal('图片不能超过 20 MB');
    const image = anImage('png');
    expect(chosenFault(image)).to.equal(undefined);
    expect(chosenFault({ ...image, bytes: new TextEncoder().encode('<svg/>') })).to.equal(
      '请选择 png、jpg、gif 或 webp 格式的图片',
    );
  });

  it('gets a file name that fits its media type', () => {
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

describe('The kind of an image', () => {
  for (const sort of IMAGES) {
    it(`${sort}: is recognised from the bytes, also whether the image is animated`, () => {
      const { bytes, mediaType } = anImage(sort);
      expect(`image/${imageKind(bytes) ?? 'none'}`).to.equal(mediaType);
      expect(isAnimated(bytes)).to.equal(sort.startsWith('animated'));
    });

    it(`${sort}: is examined without an exception, wherever the file is cut off`, () => {
      const { bytes } = anImage(sort);
      for (let length = 0; length < bytes.length; length += 1) {
        expect(() => isAnimated(bytes.subarray(0, length))).not.to.throw();
      }
    });

    if (!sort.startsWith('animated')) {
      it(`${sort}: is not animated, wherever the file is cut off`, () => {
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

  it('is not animated because of bytes after the end of the image', () => {
    const { bytes } = anImage('gif');
    expect(isAnimated(new Uint8Array([...bytes, 0, 0, ...bytes.subarray(bytes.indexOf(0x2c))]))).to.equal(false);
  });

  it('is not animated because of an image byte at the position of the flags of another kind of WebP', () => {
    const { bytes } = anImage('animated webp');
    bytes.set(new TextEncoder().encode('VP8L'), 12);
    expect([imageKind(bytes), isAnimated(bytes)]).to.deep.equal(['webp', false]);
  });

  it('is found without an endless loop, whatever follows the first bytes', () => {
    const heads = fc.constantFrom(...IMAGES).map((sort) => anImage(sort).bytes);
    fc.assert(
      fc.property(heads, fc.nat(20), fc.uint8Array({ maxLength: 200 }), (head, cut, tail) => {
        isAnimated(new Uint8Array([...head.subarray(0, 13 + cut), ...tail]));
      }),
    );
  });
});
