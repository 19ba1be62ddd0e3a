import { expect } from 'chai';

import type { Somebody } from '../../src/adapters/memory/engine/social-accounts.js';
import { SEEDED } from '../../src/adapters/memory/seed/member-seed.js';
import { answerOf, errorOf, refusal } from './answers.js';
import { keepsPromisesOfEveryCall, type PromisedCall } from './gateway-promises.js';
import type { NewServerRig, ServerRig } from './server-rig.js';
import { lastProof, newest, provenBySms, UNKNOWN_MOBILE } from './strangers.js';

const MEMBER: Somebody = { kind: 'member', mobile: SEEDED.vip };
const NEWCOMER: Somebody = { kind: 'newcomer', mustBind: true };

const newestTicket = (rig: ServerRig) => newest(rig.site.levers.signingIn.scans$);

const OPEN: PromisedCall = { name: 'scanOpen', ask: (rig) => rig.scanGateway.open(), emits: 1, tries: 1 };
const STATUS: PromisedCall = {
  name: 'scanStatus',
  ask: (rig) => rig.scanGateway.status(newestTicket(rig)),
  emits: 1,
  tries: 1,
};
const BINDING: PromisedCall = {
  name: 'bindAfterScan',
  ask: (rig) => rig.signInGateway.bindAfterScan({ ...lastProof(rig), scanCode: newestTicket(rig), msv: '7' }),
  emits: 1,
  tries: 1,
};

/** The scan, and the binding that may follow it: a server of the later generation has neither call. */
export function keepsScanGatewayContract(adapter: string, newRig: NewServerRig): void {
  describe(`${adapter} keeps the ScanGateway contract`, () => {
    let rig: ServerRig;
    beforeEach(async () => {
      rig = await newRig();
    });
    afterEach(() => rig.close());

    const status = (code: string) => answerOf(rig.scanGateway.status(code));
    const openTicket = () => answerOf(rig.scanGateway.open());
    const memberWith = (token: string) => {
      rig.store.write('token', token);
      return answerOf(rig.memberGateway.detail());
    };

    describe('scanOpen', () => {
      keepsPromisesOfEveryCall(OPEN, newRig, () => undefined);
    });
    describe('scanStatus', () => {
      keepsPromisesOfEveryCall(STATUS, newRig, (fresh) => {
        fresh.site.scans.open();
      });
    });
    describe('bindAfterScan', () => {
      keepsPromisesOfEveryCall(BINDING, newRig, (fresh) => {
        fresh.site.scans.open();
        fresh.site.levers.signingIn.scan(NEWCOMER);
        provenBySms(fresh);
      });
    });

    it('opens a new ticket for every subscription', async () => {
      const ticket$ = rig.scanGateway.open();
      const [first, second] = [await answerOf(ticket$), await answerOf(ticket$)];
      expect(second.code).not.to.equal(first.code);
    });

    it('gives a QR code that a browser shows, and says how long it can be scanned', async () => {
      const { qr, lifeMs } = await openTicket();
      if (qr.kind !== 'image') throw new Error(qr.kind);
      expect(qr.src).to.match(/^data:image\/[^,\s]+,\S+$/);
      expect(lifeMs).to.equal(3_600_000);
    });

    it('opens none where the site has no login by scan', async () => {
      rig.site.levers.setUp({ wechatScan: false });
      expect(await errorOf(rig.scanGateway.open())).to.deep.equal(refusal('未开启微信公众号扫码登录'));
    });

    it('waits until somebody scans, then has the token of their session', async () => {
      const { code } = await openTicket();
      expect(await status(code)).to.deep.equal({ kind: 'waiting' });
      rig.site.levers.signingIn.scan(MEMBER, code);
      const scanned = await status(code);
      if (scanned.kind !== 'signed-in') throw new Error(scanned.kind);
      expect(await memberWith(scanned.token)).to.include({ mobile: SEEDED.vip });
    });

    it('keeps tickets apart', async () => {
      const [mine, other] = [await openTicket(), await openTicket()];
      rig.site.levers.signingIn.scan(MEMBER, other.code);
      expect(await status(mine.code)).to.deep.equal({ kind: 'waiting' });
    });

    it('waits for ever for a ticket that nobody knows', async () => {
      expect(await status('scan_v2_unknown')).to.deep.equal({ kind: 'waiting' });
    });

    it('asks a newcomer for a mobile, and opens their session when they give it', async () => {
      const { code } = await openTicket();
      rig.site.levers.signingIn.scan(NEWCOMER, code);
      const scanned = await status(code);
      expect(scanned).to.deep.equal({ kind: 'bind-mobile', code });
      const binding = { ...provenBySms(rig), scanCode: code, msv: '' };
      const token = await answerOf(rig.signInGateway.bindAfterScan(binding));
      expect(await memberWith(token)).to.include({ mobile: UNKNOWN_MOBILE, mobileBound: true });
    });

    it('binds no mobile with a wrong SMS code, nor one that is taken, nor before the scan', async () => {
      const { code } = await openTicket();
      const bind = (proof: ReturnType<typeof provenBySms>) =>
        errorOf(rig.signInGateway.bindAfterScan({ ...proof, scanCode: code, msv: '' }));
      expect(await bind(provenBySms(rig))).to.deep.equal(refusal('已过期'));
      rig.site.levers.signingIn.scan(NEWCOMER, code);
      const { mobile, smsCode } = provenBySms(rig);
      expect(await bind({ mobile, smsCode: `${smsCode}0` })).to.deep.equal(refusal('短信验证码错误'));
      expect(await bind(provenBySms(rig, SEEDED.ordinary))).to.deep.equal(refusal('手机号已存在'));
    });
  });
}

/** What is left of the scan before a server of the later generation (API 3). */
export function tellsThatThereIsNoScan(adapter: string, newRig: NewServerRig): void {
  it(`${adapter} says that the server has no such scan`, async () => {
    const rig = await newRig();
    try {
      const binding = { ...provenBySms(rig), scanCode: 'scan_v2_AbCdEfGhIj', msv: '' };
      for (const call$ of [
        rig.scanGateway.open(),
        rig.scanGateway.status('scan_v2_AbCdEfGhIj'),
        rig.signInGateway.bindAfterScan(binding),
      ]) {
        expect(await errorOf(call$)).to.deep.equal({ kind: 'no-route' });
      }
    } finally {
      await rig.close();
    }
  });
}
