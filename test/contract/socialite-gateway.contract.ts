import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/member-seed.js';
import { answerOf, answersOf, errorOf, refusal } from './answers.js';
import type { PromisedCall } from './gateway-promises.js';
import { keepsPromisesOfMemberCall } from './member-call-promises.js';
import type { NewServerRig, ServerRig } from './server-rig.js';
import { newest, signInAs } from './strangers.js';

const BIND: PromisedCall = {
  name: 'linkSocial',
  ask: (rig) => rig.pages.socialites.bind(newestCode(rig)),
  emits: 0,
  tries: 1,
};
const UNBIND: PromisedCall = {
  name: 'unlinkSocial',
  ask: ({ pages }) => pages.socialites.unbind('qq'),
  emits: 0,
  tries: 1,
};
const LINKED: PromisedCall = { name: 'member', ask: ({ pages }) => pages.socialites.linked(), emits: 1, tries: 1 };
const WECHAT: PromisedCall = {
  name: 'wechatBind',
  ask: ({ pages }) => pages.socialites.startWechatBind(),
  emits: 1,
  tries: 1,
};

/** `generation` is that of the server behind the adapter: only the first has a scan of its own for binding. */
export function keepsSocialiteGatewayContract(adapter: string, newRig: NewServerRig, generation: 1 | 2): void {
  describe(`${adapter} keeps the SocialiteGateway contract`, () => {
    let rig: ServerRig;
    beforeEach(async () => {
      rig = await newRig();
      signInAs(rig, SEEDED.ordinary);
    });
    afterEach(() => rig.close());
    const linked = () => answerOf(rig.pages.socialites.linked());

    keepsPromisesOfMemberCall(BIND, newRig, comeFromQq);
    keepsPromisesOfMemberCall(UNBIND, newRig);
    keepsPromisesOfMemberCall(LINKED, newRig);

    it('links the QQ account that the code stands for', async () => {
      expect(await linked()).to.deep.equal({ qq: false, wechat: false });
      await answersOf(rig.pages.socialites.bind(comeFromQq(rig)));
      expect(await linked()).to.deep.equal({ qq: true, wechat: false });
    });

    it('is refused a damaged code, and a second account of the same kind', async () => {
      expect(await errorOf(rig.pages.socialites.bind('x'))).to.deep.equal(refusal('参数错误'));
      await answersOf(rig.pages.socialites.bind(comeFromQq(rig)));
      const second = await errorOf(rig.pages.socialites.bind(comeFromQq(rig)));
      expect(second).to.deep.equal(refusal('您已经绑定了该渠道的账号'));
    });

    it('takes a link away, and does not mind when there is none', async () => {
      signInAs(rig, SEEDED.vip);
      await answersOf(rig.pages.socialites.unbind('qq'));
      await answersOf(rig.pages.socialites.unbind('wechat'));
      expect(await linked()).to.deep.equal({ qq: false, wechat: false });
    });

    it('knows of WeChat once it was scanned', async () => {
      rig.site.levers.changeAccount(SEEDED.ordinary, { wechatBound: true });
      expect(await linked()).to.deep.equal({ qq: false, wechat: true });
    });

    if (generation === 1) {
      keepsPromisesOfMemberCall(WECHAT, newRig);

      it('draws what is to be scanned for WeChat, without a blank in its address', async () => {
        const picture = await answerOf(rig.pages.socialites.startWechatBind());
        expect(picture).to.have.property('kind', 'image');
        expect(picture)
          .to.have.property('src')
          .that.matches(/^data:image\/[^,]+;base64,[\w+/=]+$/);
      });

      it('is refused where the site has no scan', async () => {
        rig.site.levers.setUp({ wechatScan: false });
        expect(await errorOf(rig.pages.socialites.startWechatBind())).to.deep.equal(
          refusal('未开启微信公众号扫码登录'),
        );
      });
    } else {
      it('fails with no-route where the server binds by code alone (API 4)', async () => {
        expect(await errorOf(rig.pages.socialites.startWechatBind())).to.deep.equal({ kind: 'no-route' });
      });
    }
  });
}

/** Somebody whom the site does not know comes back from QQ. */
function comeFromQq(rig: ServerRig): string {
  return rig.site.levers.signingIn.loginCode({ kind: 'newcomer', mustBind: false });
}

function newestCode(rig: ServerRig): string {
  return newest(rig.site.levers.signingIn.loginCodes$);
}
