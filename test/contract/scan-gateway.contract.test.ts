import { expect } from 'chai';

import type { SocialUser } from '../../src/adapters/memory/server/signing-in/social-accounts.js';
import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { SCAN_GATEWAY } from '../../src/domain/ports/sign-in-gateway.js';
import type { Generation } from '../../src/domain/site/system-config.js';
import { ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { laterBy } from './a-clock.js';
import { answerOf, errorOf, refusal } from './answers.js';
import { keepsPromisesOfEveryCall, type PromisedCall, query } from './gateway-promises.js';
import { codeToBindWith, newestTicket, openOnTheSite, outcomeOf } from './scanning.js';
import { rigOfEachTest, type ServerRig } from './server-rig.js';
import { lastProof, linkedMember, newest, provenBySms, UNKNOWN_MOBILE } from './sign-in-helpers.js';

const MEMBER: SocialUser = { kind: 'member', mobile: SEEDED.vip };
const NEW_ACCOUNT: SocialUser = { kind: 'newcomer', mustBind: true };

const OPEN = query('scanOpen', (rig) => rig.resolve(SCAN_GATEWAY).open());
const STATUS = query('scanStatus', (rig) => rig.resolve(SCAN_GATEWAY).status(newestTicket(rig)));

/**
 * Generation 1 binds a mobile with the scan ticket, generation 2 with a login code
 * (docs/api/signing-in.md#register-with-a-social-account, docs/api/scan.md#register-with-a-scan-generation-1).
 */
const BINDING: Readonly<Record<Generation, PromisedCall>> = {
  1: bindingCall('bindAfterScan', newestTicket),
  2: bindingCall('bindAfterCodeLogin', (rig) => newest(rig.site.controls.signingIn.loginCodes$)),
};

/** The lifetime of a ticket (docs/api/scan.md#open-a-scan-generation-1, docs/api/scan.md#open-a-scan-generation-2). */
const LIFE_MS: Readonly<Record<Generation, number>> = { 1: 3_600_000, 2: 300_000 };

/** Scanning, and the binding that may follow. `generation` is that of the server behind the adapter. */
for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  describe(`ScanGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig);

    const status = (code: string) => answerOf(rig.resolve(SCAN_GATEWAY).status(code));
    const openTicket = () => answerOf(rig.resolve(SCAN_GATEWAY).open());

    keepsPromisesOfEveryCall(OPEN, newRig);
    keepsPromisesOfEveryCall(STATUS, newRig, (fresh) => openOnTheSite(fresh.site));
    keepsPromisesOfEveryCall(BINDING[generation], newRig, (fresh) => {
      openOnTheSite(fresh.site);
      fresh.site.controls.signingIn.scan(NEW_ACCOUNT);
      provenBySms(fresh);
    });

    it('opens a new ticket for every subscription', async () => {
      const ticket$ = rig.resolve(SCAN_GATEWAY).open();
      const [first, second] = [await answerOf(ticket$), await answerOf(ticket$)];
      expect(second.code).not.to.equal(first.code);
    });

    it('returns a QR code as an image or as its content, and its lifetime', async () => {
      const { code, qr, lifeMs } = await openTicket();
      expect(lifeMs).to.equal(LIFE_MS[generation]);
      expect(qr.kind).to.equal(generation === 1 ? 'image' : 'content');
      if (qr.kind === 'image') expect(qr.src).to.match(/^data:image\/[^,\s]+,\S+$/);
      else expect(new URL(qr.text).searchParams.get('key')).to.equal(code);
    });

    it('waits for the scan of a member, and then signs the member in', async () => {
      const { code } = await openTicket();
      expect(await status(code)).to.deep.equal({ kind: 'waiting' });
      rig.site.controls.signingIn.scan(MEMBER, code);
      const outcome = await outcomeOf(rig, code);
      if (outcome.kind !== 'signed-in') throw new Error(outcome.kind);
      expect(await linkedMember(rig, outcome.token)).to.include({ mobile: SEEDED.vip });
    });

    it('is not affected by the scan of another ticket', async () => {
      const [mine, other] = [await openTicket(), await openTicket()];
      rig.site.controls.signingIn.scan(MEMBER, other.code);
      expect(await status(mine.code)).to.deep.equal({ kind: 'waiting' });
    });

    it('requires a mobile of a new user, and signs them in when they bind one', async () => {
      const { code } = await openTicket();
      rig.site.controls.signingIn.scan(NEW_ACCOUNT, code);
      const binding = { ...provenBySms(rig), code: await codeToBindWith(rig, code), msv: '' };
      const token = await answerOf(rig.resolve(SCAN_GATEWAY).bindMobile(binding));
      expect(await linkedMember(rig, token)).to.include({ mobile: UNKNOWN_MOBILE, isMobileBound: true });
    });

    it('does not bind a mobile with a wrong SMS code, the mobile of another account, or a second mobile', async () => {
      const ticket = await openTicket();
      rig.site.controls.signingIn.scan(NEW_ACCOUNT, ticket.code);
      const code = await codeToBindWith(rig, ticket.code);
      const bind = (proof: ReturnType<typeof provenBySms>) =>
        rig.resolve(SCAN_GATEWAY).bindMobile({ ...proof, code, msv: '' });
      const { mobile, smsCode } = provenBySms(rig);
      expect(await errorOf(bind({ mobile, smsCode: `${smsCode}0` }))).to.deep.equal(refusal('短信验证码错误'));
      expect(await errorOf(bind(provenBySms(rig, SEEDED.ordinary)))).to.deep.equal(refusal('手机号已存在'));
      await answerOf(bind(provenBySms(rig)));
      const again = await errorOf(bind(provenBySms(rig, '13911113333')));
      expect(again).to.deep.equal(refusal(generation === 1 ? '当前渠道账号已绑定了其它账号' : '已过期'));
    });

    if (generation === 1) {
      it('opens no ticket when the scan login is off', async () => {
        rig.site.controls.setUp({ wechatScan: false });
        expect(await errorOf(rig.resolve(SCAN_GATEWAY).open())).to.deep.equal(refusal('未开启微信公众号扫码登录'));
      });

      it('binds no mobile before the scan', async () => {
        const { code } = await openTicket();
        const binding = { ...provenBySms(rig), code, msv: '' };
        expect(await errorOf(rig.resolve(SCAN_GATEWAY).bindMobile(binding))).to.deep.equal(refusal('已过期'));
      });

      it('reports an unknown or expired ticket as "waiting"', async () => {
        expect(await status('scan_v2_unknown')).to.deep.equal({ kind: 'waiting' });
        const { code, lifeMs } = await openTicket();
        await laterBy(lifeMs, async () => {
          expect(await status(code)).to.deep.equal({ kind: 'waiting' });
          rig.site.controls.signingIn.scan(MEMBER, code);
          expect(await status(code)).to.deep.equal({ kind: 'waiting' });
        });
      });
    } else {
      it('opens a ticket even when the scan login is off', async () => {
        rig.site.controls.setUp({ wechatScan: false });
        expect(await status((await openTicket()).code)).to.deep.equal({ kind: 'waiting' });
      });

      it('reports an unknown or expired ticket as "expired"', async () => {
        expect(await status('AbCdEfGhIjKlMnOpQrSt')).to.deep.equal({ kind: 'expired' });
        const { code, lifeMs } = await openTicket();
        await laterBy(lifeMs - 10_000, async () => {
          expect(await status(code)).to.deep.equal({ kind: 'waiting' });
        });
        await laterBy(lifeMs, async () => {
          expect(await status(code)).to.deep.equal({ kind: 'expired' });
        });
        const other = await openTicket();
        rig.site.controls.signingIn.expireScan(other.code);
        expect(await status(other.code)).to.deep.equal({ kind: 'expired' });
      });

      it('returns the same login code at every request, for a second lifetime after the scan', async () => {
        const { code, lifeMs } = await openTicket();
        await laterBy(lifeMs - 10_000, async () => {
          rig.site.controls.signingIn.scan(MEMBER, code);
          expect(await status(code)).to.have.property('kind', 'login-code');
        });
        const scanned = await status(code);
        await laterBy(lifeMs + 60_000, async () => {
          expect(await status(code)).to.deep.equal(scanned);
        });
      });
    }
  });
}

function bindingCall(name: 'bindAfterScan' | 'bindAfterCodeLogin', codeIn: (rig: ServerRig) => string): PromisedCall {
  return query(name, (rig) => rig.resolve(SCAN_GATEWAY).bindMobile({ ...lastProof(rig), code: codeIn(rig), msv: '7' }));
}
