import { expect } from 'chai';

import { socialMethods } from '../../../src/domain/signing-in/social-methods.js';

const NOTHING = { qq: false, wechat: false, wechatScan: false };
const EVERYTHING = { qq: true, wechat: true, wechatScan: true };

describe('The methods to sign in with QQ or WeChat', () => {
  for (const [scene, offered, expected] of [
    ['pc', EVERYTHING, ['qq', 'wechat-scan']],
    ['h5', EVERYTHING, ['qq', 'wechat-scan']],
    ['wechat', EVERYTHING, ['wechat']],
    ['pc', { ...NOTHING, wechat: true }, []],
    ['wechat', { ...EVERYTHING, wechat: false }, []],
    ['pc', NOTHING, []],
  ] as const)
    it(`are ${expected.join(', ') || 'none'} in the scene ${scene} with ${JSON.stringify(offered)}`, () =>
      expect(socialMethods(offered, scene)).to.deep.equal(expected));
});
