import { expect } from 'chai';

import { MemoryScanGateway } from '../../../src/adapters/memory/scan.js';
import { SEEDED, SEEDED_PASSWORD } from '../../../src/adapters/memory/seed/members.js';
import {
  MemoryCaptchaGateway,
  MemoryMemberStepsGateway,
  MemorySignInGateway,
} from '../../../src/adapters/memory/signing-in.js';
import { MemorySocialiteGateway } from '../../../src/adapters/memory/social-accounts.js';
import { aSiteOnNetwork, outcome } from './support.js';

const NEW_MOBILE = '13900000000';
const MUST_BIND = { kind: 'newcomer', mustBind: true } as const;

function gateways() {
  const parts = aSiteOnNetwork();
  const { site, network, time, store } = parts;
  const controls = site.controls.signingIn;
  return {
    site,
    store,
    time,
    controls,
    /** Signs in for the calls to come. */
    signIn: (mobile: string) => {
      const token = site.controls.signIn(mobile);
      store.write('token', token);
      return token;
    },
    signIns: new MemorySignInGateway(site, network),
    captchas: new MemoryCaptchaGateway(site, network),
    scans: new MemoryScanGateway(site, network),
    steps: new MemoryMemberStepsGateway(site, network),
    socialites: new MemorySocialiteGateway(site, network),
    say: (stream$: Parameters<typeof outcome>[0]) => outcome(stream$, time),
    memberWith: (token: unknown) => site.members.detail(typeof token === 'string' ? token : undefined),
    proof: (mobile = NEW_MOBILE) => ({ mobile, smsCode: controls.sendSms(mobile), msv: '' }),
  };
}

const refused = (message: string) => [{ error: { kind: 'refused', message } }];

describe('MemoryCaptchaGateway', () => {
  it('draws an image and sends an SMS to whoever reads it', async () => {
    const { captchas, controls, say } = gateways();
    const [captcha] = await say(captchas.image());
    expect(captcha).to.have.all.keys('key', 'image');
    const { key = '' } = controls.captchas$.value.all[0] ?? {};
    const request = {
      mobile: NEW_MOBILE,
      captchaKey: key,
      captchaText: controls.captchaText() ?? '',
      scene: 'login',
    } as const;
    expect(await say(captchas.sendSms(request))).to.deep.equal(['done']);
    expect(controls.smsCodeFor(NEW_MOBILE)).to.match(/^\d{6}$/);
    expect(await say(captchas.sendSms(request))).to.deep.equal(refused('图形验证码错误'));
  });
});

describe('MemorySignInGateway', () => {
  it('opens sessions by password and by SMS', async () => {
    const { signIns, say, memberWith, proof } = gateways();
    const [token, done] = await say(signIns.withPassword({ mobile: SEEDED.vip, password: SEEDED_PASSWORD }));
    expect([memberWith(token).id, done]).to.deep.equal([106, 'done']);
    const [another] = await say(signIns.withSms(proof()));
    expect(memberWith(another).mobile).to.equal(NEW_MOBILE);
    expect(await say(signIns.withPassword({ mobile: SEEDED.locked, password: SEEDED_PASSWORD }))).to.deep.equal(
      refused('账号已被锁定'),
    );
  });

  it('registers and resets without a word', async () => {
    const { signIns, say, proof } = gateways();
    expect(await say(signIns.register({ ...proof(), password: 'secret-1' }))).to.deep.equal(['done']);
    expect(await say(signIns.resetPassword({ ...proof(), password: 'secret-2' }))).to.deep.equal(['done']);
    const [token] = await say(signIns.withPassword({ mobile: NEW_MOBILE, password: 'secret-2' }));
    expect(token).to.be.a('string');
  });

  it('signs in by login code, both ways', async () => {
    const { signIns, say, controls, memberWith, proof } = gateways();
    const known = controls.loginCode({ kind: 'member', mobile: SEEDED.ordinary });
    const [outcomeOfKnown] = await say(signIns.withLoginCode({ loginCode: known, msv: '' }));
    expect(outcomeOfKnown).to.have.property('kind', 'signed-in');
    const loginCode = controls.loginCode(MUST_BIND);
    const asked = [{ kind: 'bind-mobile', code: loginCode }, 'done'];
    expect(await say(signIns.withLoginCode({ loginCode, msv: '' }))).to.deep.equal(asked);
    const [token] = await say(signIns.bindAfterCodeLogin({ ...proof(), loginCode }));
    expect(memberWith(token)).to.include({ mobile: NEW_MOBILE, qqBound: true });
  });
});

describe('MemoryScanGateway', () => {
  it('draws a ticket, waits, and says what became of it', async () => {
    const { scans, say, controls, memberWith } = gateways();
    const [ticket] = await say(scans.open());
    expect(ticket).to.have.property('lifeMs', 3_600_000);
    expect(ticket)
      .to.have.nested.property('qr.src')
      .that.matches(/^data:image\/svg\+xml;base64,\S+$/);
    const { key: code = '' } = controls.scans$.value.all[0] ?? {};
    expect(await say(scans.status(code))).to.deep.equal([{ kind: 'waiting' }, 'done']);
    controls.scan({ kind: 'member', mobile: SEEDED.ordinary });
    const [signedIn] = await say(scans.status(code));
    expect(signedIn).to.have.property('kind', 'signed-in');
    expect(signedIn)
      .to.have.property('token')
      .that.satisfies((token: unknown) => memberWith(token).id === 101);
    controls.scan(MUST_BIND);
    expect(await say(scans.status(code))).to.deep.equal([{ kind: 'bind-mobile', code }, 'done']);
    controls.expireScan();
    expect(await say(scans.status(code))).to.deep.equal([{ kind: 'expired' }, 'done']);
  });

  it('binds a mobile after a scan', async () => {
    const { scans, site, say, controls, memberWith, proof } = gateways();
    const { code } = site.scans.open();
    controls.scan(MUST_BIND);
    const [token] = await say(scans.bindMobile({ ...proof(), code }));
    expect(memberWith(token)).to.include({ mobile: NEW_MOBILE, wechatBound: true });
  });

  it('asks in the way of the generation that the site has at that moment', async () => {
    const { scans, site, say } = gateways();
    const open$ = scans.open();
    site.controls.setUp({ generation: 2 });
    const [ticket] = await say(open$);
    expect(ticket).to.have.property('lifeMs', 300_000);
    expect(ticket).to.have.nested.property('qr.kind', 'content');
  });

  it('says by itself that a ticket of the second generation is over after 300 s (API 2.14)', async () => {
    const { scans, site, time, say } = gateways();
    site.controls.setUp({ generation: 2 });
    const { key } = site.scanKeys.open('login', '');
    expect(await say(scans.status(key))).to.deep.equal([{ kind: 'waiting' }, 'done']);
    time.schedule(() => undefined, 300_000);
    time.flush();
    expect(await say(scans.status(key))).to.deep.equal([{ kind: 'expired' }, 'done']);
  });
});

describe('MemorySocialiteGateway', () => {
  it('makes two calls of the question that finds WeChat scanned in the second generation (API 2.22)', async () => {
    const { socialites, site, say, controls, signIn } = gateways();
    site.controls.setUp({ generation: 2 });
    const token = signIn(SEEDED.ordinary);
    const { key } = site.scanKeys.open('bind', '');
    controls.scan(MUST_BIND);
    expect(await say(socialites.wechatBind(key))).to.deep.equal(['linked', 'done']);
    expect(site.members.detail(token).wechatBound).to.equal(true);
    expect(site.calls).to.deep.equal(['scanStatus', 'linkSocial']);
  });
});

describe('MemoryMemberStepsGateway', () => {
  it('binds the mobile of the stored token’s member', async () => {
    const { steps, say, site, store, proof } = gateways();
    const token = site.controls.signIn(SEEDED.withoutMobile);
    store.write('token', token);
    expect(await say(steps.bindMobile(proof()))).to.deep.equal(['done']);
    expect(site.members.detail(token).mobile).to.equal(NEW_MOBILE);
    expect(await say(steps.bindMobile(proof('13900000009')))).to.deep.equal(refused('已绑定'));
  });

  it('is not done with a face check until the phone is', async () => {
    const { steps, say, site, store, controls } = gateways();
    store.write('token', site.controls.signIn(SEEDED.notFaceVerified));
    const [ticket] = await say(steps.startFaceCheck());
    expect(ticket).to.have.all.keys('url', 'ruleId', 'bizToken');
    const { key: bizToken = '' } = controls.faceChecks$.value.all[0] ?? {};
    const check = { url: '', ruleId: '1', bizToken };
    expect(await say(steps.faceCheck(check))).to.deep.equal([{ error: { kind: 'not-yet' } }]);
    controls.passFaceCheck();
    expect(await say(steps.faceCheck(check))).to.deep.equal(['done']);
  });

  it('agrees where the server asks for it, and has no such call where it does not (API 2.23)', async () => {
    const { steps, say, site, signIn } = gateways();
    const token = signIn(SEEDED.ordinary);
    site.controls.publishAgreements();
    expect(await say(steps.agree())).to.deep.equal([{ error: { kind: 'no-route', message: '路由不存在' } }]);
    site.controls.setUp({ generation: 2 });
    expect(await say(steps.agree())).to.deep.equal(['done']);
    expect(site.members.detail(token).agreed).to.deep.equal({ userAgreement: true, privacyPolicy: true });
  });

  it('is unauthorized without a token', async () => {
    const { steps, say } = gateways();
    const unauthorized = [{ error: { kind: 'unauthorized', stale: false } }];
    expect(await say(steps.startFaceCheck())).to.deep.equal(unauthorized);
    expect(await say(steps.bindMobile({ mobile: NEW_MOBILE, smsCode: '1' }))).to.deep.equal(unauthorized);
  });
});
