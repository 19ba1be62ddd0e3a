import { expect } from 'chai';

import type { SocialUser } from '../../src/adapters/memory/server/signing-in/social-accounts.js';
import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { SOCIALITE_GATEWAY } from '../../src/domain/ports/server/profile-gateway.js';
import type { Generation } from '../../src/domain/site/system-config.js';
import { ADAPTERS, ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { laterBy } from './a-clock.js';
import { answerOf, answersOf, errorOf, refusal } from './answers.js';
import { keepsPromisesOfEveryCall, type PromisedCall } from './gateway-promises.js';
import { keepsPromisesOfMemberCall } from './member-call-promises.js';
import { newestTicket } from './scanning.js';
import type { ServerRig } from './server-rig.js';
import { newest, signInAs } from './strangers.js';

const STRANGER: SocialUser = { kind: 'newcomer', mustBind: true };

const BIND: PromisedCall = {
  name: 'linkSocial',
  ask: (rig) => rig.resolve(SOCIALITE_GATEWAY).bind(newestCode(rig)),
  emits: 0,
  tries: 1,
};
const UNBIND: PromisedCall = {
  name: 'unlinkSocial',
  ask: ({ resolve }) => resolve(SOCIALITE_GATEWAY).unbind('qq'),
  emits: 0,
  tries: 1,
};
const LINKED: PromisedCall = {
  name: 'member',
  ask: ({ resolve }) => resolve(SOCIALITE_GATEWAY).linked(),
  emits: 1,
  tries: 1,
};
const START_WECHAT: Readonly<Record<Generation, PromisedCall>> = {
  1: { name: 'wechatBind', ask: ({ resolve }) => resolve(SOCIALITE_GATEWAY).startWechatBind(), emits: 1, tries: 1 },
  2: { name: 'scanOpen', ask: ({ resolve }) => resolve(SOCIALITE_GATEWAY).startWechatBind(), emits: 1, tries: 1 },
};
const WECHAT: Readonly<Record<Generation, PromisedCall>> = {
  1: { name: 'member', ask: (rig) => rig.resolve(SOCIALITE_GATEWAY).wechatBind(newestTicket(rig)), emits: 1, tries: 1 },
  2: {
    name: 'scanStatus',
    ask: (rig) => rig.resolve(SOCIALITE_GATEWAY).wechatBind(newestTicket(rig)),
    emits: 1,
    tries: 1,
  },
};

/** Everything but linking WeChat. */
for (const [adapter, newRig] of ADAPTERS) {
  describe(`${adapter} keeps the SocialiteGateway contract`, () => {
    let rig: ServerRig;
    beforeEach(async () => {
      rig = await newRig();
      signInAs(rig, SEEDED.ordinary);
    });
    afterEach(() => rig.close());
    const linked = () => answerOf(rig.resolve(SOCIALITE_GATEWAY).linked());

    keepsPromisesOfMemberCall(BIND, newRig, comeFromQq);
    keepsPromisesOfMemberCall(UNBIND, newRig);
    keepsPromisesOfMemberCall(LINKED, newRig);

    it('links the QQ account that the code stands for', async () => {
      expect(await linked()).to.deep.equal({ qq: false, wechat: false });
      await answersOf(rig.resolve(SOCIALITE_GATEWAY).bind(comeFromQq(rig)));
      expect(await linked()).to.deep.equal({ qq: true, wechat: false });
    });

    it('names the way to QQ that links, and both ways back', () => {
      const back = { returnTo: 'https://site.example/member', failTo: 'https://site.example/error' };
      const { pathname, searchParams } = new URL(rig.resolve(SOCIALITE_GATEWAY).qqAddress(back), 'https://api.example');
      expect(pathname).to.equal('/api/v3/auth/login/socialite/qq');
      expect(Object.fromEntries(searchParams)).to.deep.equal({
        s_url: back.returnTo,
        f_url: back.failTo,
        action: 'bind',
      });
    });

    it('is refused a code that was never issued, and a second account of the same kind', async () => {
      expect(await errorOf(rig.resolve(SOCIALITE_GATEWAY).bind('x'))).to.deep.equal(refusal('已过期'));
      await answersOf(rig.resolve(SOCIALITE_GATEWAY).bind(comeFromQq(rig)));
      const second = await errorOf(rig.resolve(SOCIALITE_GATEWAY).bind(comeFromQq(rig)));
      expect(second).to.deep.equal(refusal('您已经绑定了该渠道的账号'));
    });

    it('takes a link away, and does not mind when there is none', async () => {
      signInAs(rig, SEEDED.vip);
      await answersOf(rig.resolve(SOCIALITE_GATEWAY).unbind('qq'));
      await answersOf(rig.resolve(SOCIALITE_GATEWAY).unbind('wechat'));
      expect(await linked()).to.deep.equal({ qq: false, wechat: false });
    });

    it('knows of WeChat once it was scanned', async () => {
      rig.site.controls.changeAccount(SEEDED.ordinary, { wechatBound: true });
      expect(await linked()).to.deep.equal({ qq: false, wechat: true });
    });
  });
}

/** Linking WeChat, which each generation does in its own way. `generation` is that of the server behind the adapter. */
for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  describe(`${adapter} keeps the contract of linking WeChat`, () => {
    let rig: ServerRig;
    beforeEach(async () => {
      rig = await newRig();
      signInAs(rig, SEEDED.ordinary);
    });
    afterEach(() => rig.close());
    const linked = () => answerOf(rig.resolve(SOCIALITE_GATEWAY).linked());

    const start = () => answerOf(rig.resolve(SOCIALITE_GATEWAY).startWechatBind());
    const status = (code: string) => answerOf(rig.resolve(SOCIALITE_GATEWAY).wechatBind(code));

    if (generation === 1) {
      keepsPromisesOfMemberCall(START_WECHAT[1], newRig);
      keepsPromisesOfMemberCall(WECHAT[1], newRig);
    } else {
      // The server answers these calls without a token (docs/api/scan.md#poll-a-scan-generation-2).
      describe('scanOpen', () => {
        keepsPromisesOfEveryCall(START_WECHAT[2], newRig, () => undefined);
      });
      describe('scanStatus', () => {
        keepsPromisesOfEveryCall(WECHAT[2], newRig, ({ site }) => {
          site.scanKeys.open('bind', 'https://api.example');
        });
      });
    }

    it('gives a QR code that a browser shows or can draw, and says how long it can be scanned', async () => {
      const { code, qr, lifeMs } = await start();
      expect(lifeMs).to.equal(generation === 1 ? 3_600_000 : 300_000);
      expect(qr.kind).to.equal(generation === 1 ? 'image' : 'content');
      if (qr.kind === 'image') expect(qr.src).to.match(/^data:image\/[^,]+;base64,[\w+/=]+$/);
      else expect(Object.fromEntries(new URL(qr.text).searchParams)).to.deep.equal({ key: code, action: 'bind' });
    });

    it('waits until it is scanned; the question that finds it scanned links the account', async () => {
      const { code } = await start();
      expect(await status(code)).to.equal('waiting');
      rig.site.controls.signingIn.scan(STRANGER, code);
      expect(await status(code)).to.equal('linked');
      expect(await linked()).to.deep.equal({ qq: false, wechat: true });
    });

    if (generation === 1) {
      it('does not link an account that is another member’s, and goes on waiting', async () => {
        const { code } = await start();
        rig.site.controls.signingIn.scan({ kind: 'member', mobile: SEEDED.vip }, code);
        expect(await status(code)).to.equal('waiting');
      });

      it('is refused where the site has no scan', async () => {
        rig.site.controls.setUp({ wechatScan: false });
        const refused$ = rig.resolve(SOCIALITE_GATEWAY).startWechatBind();
        expect(await errorOf(refused$)).to.deep.equal(refusal('未开启微信公众号扫码登录'));
      });
    } else {
      it('is refused an account that is another member’s, in the words of the server', async () => {
        const { code } = await start();
        rig.site.controls.signingIn.scan({ kind: 'member', mobile: SEEDED.vip }, code);
        const refused$ = rig.resolve(SOCIALITE_GATEWAY).wechatBind(code);
        expect(await errorOf(refused$)).to.deep.equal(refusal('当前渠道账号已绑定了其它账号'));
        expect(await linked()).to.deep.equal({ qq: false, wechat: false });
      });

      it('says that a ticket is over that is past its time', async () => {
        const { code, lifeMs } = await start();
        await laterBy(lifeMs, async () => {
          expect(await status(code)).to.equal('expired');
        });
      });

      it('links with the token of the member: without one it is unauthorized', async () => {
        const { code } = await start();
        rig.site.controls.signingIn.scan(STRANGER, code);
        rig.store.erase('token');
        const refused$ = rig.resolve(SOCIALITE_GATEWAY).wechatBind(code);
        expect(await errorOf(refused$)).to.deep.equal({ kind: 'unauthorized', stale: false });
      });
    }
  });
}

/** An unknown QQ account logs in; gives its login code. */
function comeFromQq(rig: ServerRig): string {
  return rig.site.controls.signingIn.loginCode(STRANGER);
}

function newestCode(rig: ServerRig): string {
  return newest(rig.site.controls.signingIn.loginCodes$);
}
