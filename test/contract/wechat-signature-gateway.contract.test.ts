import { expect } from 'chai';

import { WECHAT_SIGNATURE_GATEWAY } from '../../src/domain/ports/share-card.js';
import { ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { answerOf } from './answers.js';
import { until } from '../support/until.js';
import { watching } from '../support/watching.js';
import { rigOfEachTest } from './server-rig.js';

for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  describe(`WechatSignatureGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig);
    const send = () => rig.resolve(WECHAT_SIGNATURE_GATEWAY).signature('https://site.example/?a=1');
    const signature = () => answerOf(send());

    it('answers asynchronously, never during subscribe()', async () => {
      const watched = watching(send());
      expect([watched.values, watched.completed]).to.deep.equal([[], false]);
      await until(() => watched.completed);
    });

    it(`returns ${generation === 1 ? 'off' : 'the signature, and off where WeChat is switched off'}`, async () => {
      const signed = await signature();
      if (generation === 1) expect(signed).to.equal('off');
      else expect(signed).to.include({ appId: 'wx0123456789abcdef', timestamp: '1764115200' });
      rig.site.controls.setUp({ wechatScan: false });
      expect(await signature()).to.equal('off');
    });
  });
}
