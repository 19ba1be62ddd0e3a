import { expect } from 'chai';

import { WECHAT_SIGNATURE_GATEWAY } from '../../src/domain/ports/share-card.js';
import { ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { answerOf } from './answers.js';
import { rigOfEachTest } from './server-rig.js';

for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  describe(`WechatSignatureGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig);
    const signature = () => answerOf(rig.resolve(WECHAT_SIGNATURE_GATEWAY).signature('https://site.example/?a=1'));

    it(`returns ${generation === 1 ? 'off' : 'the signature, and off where WeChat is switched off'}`, async () => {
      const signed = await signature();
      if (generation === 1) expect(signed).to.equal('off');
      else expect(signed).to.include({ appId: 'wx0123456789abcdef', timestamp: '1764115200' });
      rig.site.controls.setUp({ wechatScan: false });
      expect(await signature()).to.equal('off');
    });
  });
}
