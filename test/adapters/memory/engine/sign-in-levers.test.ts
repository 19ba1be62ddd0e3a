import { expect } from 'chai';

import { SEEDED } from '../../../../src/adapters/memory/seed/member-seed.js';
import { aSite, refusalOf } from '../support.js';

describe('SignInLevers', () => {
  it('show the newest image, and none once it is used', () => {
    const { site } = aSite();
    const levers = site.levers.signingIn;
    site.captchas.draw();
    const { key } = site.captchas.draw();
    expect(levers.captchaText()).to.be.a('string').and.equal(levers.captchaText(key));
    site.captchas.check(key, '');
    expect(levers.captchaText(key)).to.equal(undefined);
  });

  it('can be watched', () => {
    const { site } = aSite();
    const levers = site.levers.signingIn;
    const seen: string[] = [];
    levers.smsCodes$.subscribe(({ all }) => seen.push(all.map(({ key, value }) => `${key} ${value.scene}`).join()));
    levers.sendSms('13900000000', 'register');
    levers.sendSms('13900000001');
    expect(seen).to.deep.equal(['', '13900000000 register', '13900000000 register,13900000001 login']);
    site.scans.open();
    expect(levers.scans$.value.all).to.have.length(1);
    levers.loginCode({ kind: 'newcomer', mustBind: true });
    expect(levers.loginCodes$.value.all).to.have.length(1);
  });

  it('scan the newest ticket, or a given one', () => {
    const { site } = aSite();
    const older = site.scans.open().code;
    const newer = site.scans.open().code;
    site.levers.signingIn.scan({ kind: 'newcomer', mustBind: true });
    const kinds = () => [older, newer].map((code) => site.scans.stateOf(code).kind);
    expect(kinds()).to.deep.equal(['waiting', 'scanned']);
    site.levers.signingIn.expireScan(older);
    expect(kinds()).to.deep.equal(['expired', 'scanned']);
    expect(site.socialSignIns.scanned(older)).to.deep.equal({ kind: 'expired' });
  });

  it('complain when there is nothing to turn', () => {
    const { site } = aSite();
    const levers = site.levers.signingIn;
    const newcomer = { kind: 'newcomer', mustBind: true } as const;
    expect(() => {
      levers.scan(newcomer);
    }).to.throw('no QR ticket');
    expect(() => {
      levers.passFaceCheck();
    }).to.throw('Nobody');
    expect(() => {
      levers.passFaceCheck('x');
    }).to.throw('no face check x');
    expect(() => levers.loginCode({ kind: 'member', mobile: '1' })).to.throw('mobile 1');
  });

  it('say how QQ answers until they are turned', () => {
    const { site } = aSite();
    expect(site.levers.signingIn.qq$.value.next).to.deep.equal({
      kind: 'comes-back',
      who: { kind: 'member', mobile: SEEDED.vip },
    });
  });
});

describe('what a pretend site would keep in its database', () => {
  it('makes another pretend site go on where it stopped', () => {
    const { site } = aSite();
    const levers = site.levers.signingIn;
    const proof = { mobile: '13900000000', smsCode: levers.sendSms('13900000000') };
    site.accounts.register({ ...proof, password: 'secret-1' });
    const code = levers.loginCode({ kind: 'newcomer', mustBind: true });
    site.levers.setUp({ faceCheckRequired: true });

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
