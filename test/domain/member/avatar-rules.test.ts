import { expect } from 'chai';

import { avatarName, chosenFault, sizeFault } from '../../../src/domain/member/avatar.js';
import { aPicture } from '../../support/some-pictures.js';

const MOST_BYTES = 20 * 1024 * 1024;

describe('what may become an avatar (pages §11)', () => {
  it('weighs 20 MB at most, and is a picture', () => {
    expect(sizeFault(MOST_BYTES)).to.equal(undefined);
    expect(sizeFault(MOST_BYTES + 1)).to.equal('图片不能超过 20 MB');
    const picture = aPicture('png');
    expect(chosenFault(picture)).to.equal(undefined);
    expect(chosenFault({ ...picture, bytes: new TextEncoder().encode('<svg/>') })).to.equal(
      '请选择 png、jpg、gif 或 webp 格式的图片',
    );
  });

  it('is named after what it is', () => {
    expect([avatarName('image/png'), avatarName('image/jpeg')]).to.deep.equal(['avatar.png', 'avatar.jpg']);
  });
});
