import { expect } from 'chai';

import type { SocialUser } from '../../src/adapters/memory/server/signing-in/social-accounts.js';
import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { SOCIAL_ACCOUNTS_GATEWAY } from '../../src/domain/ports/profile-gateway.js';
import type { Generation } from '../../src/domain/site/system-config.js';
import { ADAPTERS, ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { laterBy } from './a-clock.js';
import { answerOf, answersOf, errorOf, refusal } from './answers.js';
import { command, keepsPromisesOfEveryCall, type PromisedCall, query } from './gateway-promises.js';
import { keepsPromisesOfMemberCall } from './member-call-promises.js';
import { newestTicket } from './scanning.js';
import { rigOfEachTest, type ServerRig } from './server-rig.js';
import { newest, signInAs } from './sign-in-helpers.js';

const NEW_USER: SocialUser = { kind: 'newcomer', mustBind: true };

const BIND = command('linkSocial', (rig) => rig.resolve(SOCIAL_ACCOUNTS_GATEWAY).bind(newestCode(rig)));
const UNBIND = command('unlinkSocial', ({ resolve }) => resolve(SOCIAL_ACCOUNTS_GATEWAY).unbind('qq'));
const LINKED = query('member', ({ resolve }) => resolve(SOCIAL_ACCOUNTS_GATEWAY).linked());
const START_WECHAT: Readonly<Record<Generation, PromisedCall>> = {
  1: query('wechatBind', ({ resolve }) => resolve(SOCIAL_ACCOUNTS_GATEWAY).startWechatBind()),
  2: query('scanOpen', ({ resolve }) => resolve(SOCIAL_ACCOUNTS_GATEWAY).startWechatBind()),
};
const WECHAT: Readonly<Record<Generation, PromisedCall>> = {
  1: query('member', (rig) => rig.resolve(SOCIAL_ACCOUNTS_GATEWAY).wechatBind(newestTicket(rig))),
  2: query('scanStatus', (rig) => rig.resolve(SOCIAL_ACCOUNTS_GATEWAY).wechatBind(newestTicket(rig))),
};

/** Everything but linking WeChat. */
for (const [adapter, newRig] of ADAPTERS) {
  describe(`SocialAccountsGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig, (fresh) => signInAs(fresh, SEEDED.ordinary));
    const linked = () => answerOf(rig.resolve(SOCIAL_ACCOUNTS_GATEWAY).linked());

    keepsPromisesOfMemberCall(BIND, newRig, loginCodeFromQq);
    keepsPromisesOfMemberCall(UNBIND, newRig);
    keepsPromisesOfMemberCall(LINKED, newRig);

    it('links the QQ account of a login code', async () => {
      expect(await linked()).to.deep.equal({ qq: false, wechat: false });
      await answersOf(rig.resolve(SOCIAL_ACCOUNTS_GATEWAY).bind(loginCodeFromQq(rig)));
      expect(await linked()).to.deep.equal({ qq: true, wechat: false });
    });

    it('returns the address of WeChat for linking, with both return addresses', () => {
      const back = { returnTo: 'https://site.example/member', failTo: 'https://site.example/error' };
      const { pathname, searchParams } = new URL(
        rig.resolve(SOCIAL_ACCOUNTS_GATEWAY).socialAddress('wechat', back),
        'https://api.example',
      );
      expect(pathname).to.equal('/api/v3/auth/login/wechat/oauth');
      expect(Object.fromEntries(searchParams)).to.deep.equal({
        s_url: back.returnTo,
        f_url: back.failTo,
        action: 'bind',
      });
    });

    it('refuses an unknown code, and a second account of the same kind', async () => {
      expect(await errorOf(rig.resolve(SOCIAL_ACCOUNTS_GATEWAY).bind('x'))).to.deep.equal(refusal('已过期'));
      await answersOf(rig.resolve(SOCIAL_ACCOUNTS_GATEWAY).bind(loginCodeFromQq(rig)));
      const second = await errorOf(rig.resolve(SOCIAL_ACCOUNTS_GATEWAY).bind(loginCodeFromQq(rig)));
      expect(second).to.deep.equal(refusal('您已经绑定了该渠道的账号'));
    });

    it('unlinks an account, and ignores an account that is not linked', async () => {
      signInAs(rig, SEEDED.vip);
      await answersOf(rig.resolve(SOCIAL_ACCOUNTS_GATEWAY).unbind('qq'));
      await answersOf(rig.resolve(SOCIAL_ACCOUNTS_GATEWAY).unbind('wechat'));
      expect(await linked()).to.deep.equal({ qq: false, wechat: false });
    });

    it('reports a linked WeChat account', async () => {
      rig.site.controls.changeAccount(SEEDED.ordinary, { wechatBound: true });
      expect(await linked()).to.deep.equal({ qq: false, wechat: true });
    });
  });
}

/** Linking WeChat, which each generation does in its own way. `generation` is that of the server behind the adapter. */
for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  describe(`SocialAccountsGateway ${adapter}, linking WeChat`, () => {
    const rig = rigOfEachTest(newRig, (fresh) => signInAs(fresh, SEEDED.ordinary));
    const linked = () => answerOf(rig.resolve(SOCIAL_ACCOUNTS_GATEWAY).linked());

    const start = () => answerOf(rig.resolve(SOCIAL_ACCOUNTS_GATEWAY).startWechatBind());
    const status = (code: string) => answerOf(rig.resolve(SOCIAL_ACCOUNTS_GATEWAY).wechatBind(code));

    if (generation === 1) {
      keepsPromisesOfMemberCall(START_WECHAT[1], newRig);
      keepsPromisesOfMemberCall(WECHAT[1], newRig);
    } else {
      // The server answers these calls without a token (docs/api/scan.md#poll-a-scan-generation-2).
      keepsPromisesOfEveryCall(START_WECHAT[2], newRig);
      keepsPromisesOfEveryCall(WECHAT[2], newRig, ({ site }) => {
        site.scanKeys.open('bind', 'https://api.example');
      });
    }

    it('returns a QR code as an image or as its content, and its lifetime', async () => {
      const { code, qr, lifeMs } = await start();
      expect(lifeMs).to.equal(generation === 1 ? 3_600_000 : 300_000);
      expect(qr.kind).to.equal(generation === 1 ? 'image' : 'content');
      if (qr.kind === 'image') expect(qr.src).to.match(/^data:image\/[^,]+;base64,[\w+/=]+$/);
      else expect(Object.fromEntries(new URL(qr.text).searchParams)).to.deep.equal({ key: code, action: 'bind' });
    });

    it('waits for the scan, and links the account with the first request after the scan', async () => {
      const { code } = await start();
      expect(await status(code)).to.equal('waiting');
      rig.site.controls.signingIn.scan(NEW_USER, code);
      expect(await status(code)).to.equal('linked');
      expect(await linked()).to.deep.equal({ qq: false, wechat: true });
    });

    if (generation === 1) {
      it('does not link the account of another member, and still reports "waiting"', async () => {
        const { code } = await start();
        rig.site.controls.signingIn.scan({ kind: 'member', mobile: SEEDED.vip }, code);
        expect(await status(code)).to.equal('waiting');
      });

      it('refuses to start when the scan login is off', async () => {
        rig.site.controls.setUp({ wechatScan: false });
        const refused$ = rig.resolve(SOCIAL_ACCOUNTS_GATEWAY).startWechatBind();
        expect(await errorOf(refused$)).to.deep.equal(refusal('未开启微信公众号扫码登录'));
      });
    } else {
      it('refuses the account of another member with the message of the server', async () => {
        const { code } = await start();
        rig.site.controls.signingIn.scan({ kind: 'member', mobile: SEEDED.vip }, code);
        const refused$ = rig.resolve(SOCIAL_ACCOUNTS_GATEWAY).wechatBind(code);
        expect(await errorOf(refused$)).to.deep.equal(refusal('当前渠道账号已绑定了其它账号'));
        expect(await linked()).to.deep.equal({ qq: false, wechat: false });
      });

      it('reports an expired ticket', async () => {
        const { code, lifeMs } = await start();
        await laterBy(lifeMs, async () => {
          expect(await status(code)).to.equal('expired');
        });
      });

      it('fails with "unauthorized" without the token of the member', async () => {
        const { code } = await start();
        rig.site.controls.signingIn.scan(NEW_USER, code);
        rig.store.erase('token');
        const refused$ = rig.resolve(SOCIAL_ACCOUNTS_GATEWAY).wechatBind(code);
        expect(await errorOf(refused$)).to.deep.equal({ kind: 'unauthorized', isStale: false });
      });
    }
  });
}

/** An unknown QQ account logs in; gives its login code. */
function loginCodeFromQq(rig: ServerRig): string {
  return rig.site.controls.signingIn.loginCode(NEW_USER);
}

function newestCode(rig: ServerRig): string {
  return newest(rig.site.controls.signingIn.loginCodes$);
}
