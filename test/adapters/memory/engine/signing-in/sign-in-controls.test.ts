import { expect } from 'chai';

import { SEEDED } from '../../../../../src/adapters/memory/seed/members.js';
import { aSite, refusalOf } from '../../support.js';

describe('SignInControls', () => {
  it('show the newest image, and none once it is used', () => {
    const { site } = aSite();
    const controls = site.controls.signingIn;
    site.captchas.draw();
    const { key } = site.captchas.draw();
    expect(controls.captchaText()).to.be.a('string').and.equal(controls.captchaText(key));
    site.captchas.check(key, '');
    expect(controls.captchaText(key)).to.equal(undefined);
  });

  it('can be watched', () => {
    const { site } = aSite();
    const controls = site.controls.signingIn;
    const seen: string[] = [];
    controls.smsCodes$.subscribe(({ all }) => seen.push(all.map(({ key, value }) => `${key} ${value.scene}`).join()));
    controls.sendSms('13900000000', 'register');
    controls.sendSms('13900000001');
    expect(seen).to.deep.equal(['', '13900000000 register', '13900000000 register,13900000001 login']);
    site.scans.open();
    expect(controls.scans$.value.all).to.have.length(1);
    controls.loginCode({ kind: 'newcomer', mustBind: true });
    expect(controls.loginCodes$.value.all).to.have.length(1);
  });

  it('scan the newest ticket, or a given one', () => {
    const { site } = aSite();
    const older = site.scans.open().code;
    const newer = site.scans.open().code;
    site.controls.signingIn.scan({ kind: 'newcomer', mustBind: true });
    const kinds = () => [older, newer].map((code) => site.scans.stateOf(code).kind);
    expect(kinds()).to.deep.equal(['waiting', 'scanned']);
    site.controls.signingIn.expireScan(older);
    expect(kinds()).to.deep.equal(['expired', 'scanned']);
    expect(site.socialSignIns.scanned(older)).to.deep.equal({ kind: 'expired' });
  });

  it('complain when there is nothing to turn', () => {
    const { site } = aSite();
    const controls = site.controls.signingIn;
    const newcomer = { kind: 'newcomer', mustBind: true } as const;
    expect(() => {
      controls.scan(newcomer);
    }).to.throw('no QR ticket');
    expect(() => {
      controls.passFaceCheck();
    }).to.throw('Nobody');
    expect(() => {
      controls.passFaceCheck('x');
    }).to.throw('no face check x');
    expect(() => controls.loginCode({ kind: 'member', mobile: '1' })).to.throw('mobile 1');
  });

  it('say how QQ answers until they are turned', () => {
    const { site } = aSite();
    expect(site.controls.signingIn.qq$.value.next).to.deep.equal({
      kind: 'comes-back',
      who: { kind: 'member', mobile: SEEDED.vip },
    });
  });
});

describe('what a pretend site would keep in its database', () => {
  it('makes another pretend site go on where it stopped', () => {
    const { site } = aSite();
    const controls = site.controls.signingIn;
    const proof = { mobile: '13900000000', smsCode: controls.sendSms('13900000000') };
    site.accounts.register({ ...proof, password: 'secret-1' });
    const code = controls.loginCode({ kind: 'newcomer', mustBind: true });
    site.controls.setUp({ faceCheckRequired: true });

    const { site: next } = aSite();
    for (const [name, part] of Object.entries(site.storable)) {
      const stored: unknown = JSON.parse(JSON.stringify(part.now$.value));
      if (typeof stored === 'object' && stored !== null) next.storable[name]?.bringBack(stored);
    }
    expect(refusalOf(() => next.accounts.signInWithPassword({ mobile: proof.mobile, password: 'secret-1' }))).to.equal(
      undefined,
    );
    expect(next.socialSignIns.withLoginCode(code)).to.deep.equal({ kind: 'bind-mobile', code });
    expect(next.settings.value.faceCheckRequired).to.equal(true);
  });
});
