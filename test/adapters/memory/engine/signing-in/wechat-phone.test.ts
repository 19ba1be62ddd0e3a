import { expect } from 'chai';

import { SEEDED } from '../../../../../src/adapters/memory/seed/members.js';
import { aSite, passUntil } from '../../support.js';

const STRANGER = { kind: 'newcomer', mustBind: false } as const;

function phone() {
  const { site, time } = aSite();
  const { signingIn } = site.controls;
  const newest = () => signingIn.scans$.value.all.at(-1)?.value.kind;
  const token = site.controls.signIn(SEEDED.ordinary);
  const linked = () => site.members.detail(token).wechatBound;
  return { site, time, signingIn, newest, token, linked };
}

describe('WechatPhone', () => {
  it('reads from a ticket what a scan of it means, whatever the generation', () => {
    const { site, signingIn, newest } = phone();
    site.scans.open();
    signingIn.scan(STRANGER);
    expect(newest()).to.equal('scanned');
    site.scanKeys.open('login', '');
    expect(newest()).to.equal('waiting');
    signingIn.scan(STRANGER);
    expect(newest()).to.equal('login-code');
  });

  it('does nothing to a ticket that is past its time', () => {
    const { site, time, signingIn } = phone();
    const { key } = site.scanKeys.open('login', '');
    time.schedule(() => undefined, 300_000);
    passUntil(time, 300_000);
    signingIn.scan(STRANGER, key);
    expect(signingIn.loginCodes$.value.all).to.deep.equal([]);
  });

  it('links WeChat to the member of a ticket of the first generation (API 2.22)', () => {
    const { site, signingIn, token, linked } = phone();
    const { code } = site.pages.linkedAccounts.startWechatBind(token);
    expect([code, linked()]).to.deep.equal(['bind_v2_101', false]);
    signingIn.scan(STRANGER);
    expect(linked()).to.equal(true);
    const { key } = site.scanKeys.open('login', '');
    signingIn.scan({ kind: 'member', mobile: SEEDED.ordinary });
    expect(site.socialSignIns.withLoginCode(site.scanKeys.codeOf(key))).to.have.property('kind', 'signed-in');
  });

  it('leaves the member alone whose WeChat it is not, and the one who has another', () => {
    const { site, signingIn, token, linked } = phone();
    site.pages.linkedAccounts.startWechatBind(token);
    signingIn.scan({ kind: 'member', mobile: SEEDED.vip });
    expect(linked()).to.equal(false);
    site.controls.changeAccount(SEEDED.ordinary, { wechatBound: true });
    site.pages.linkedAccounts.startWechatBind(token);
    const before = JSON.stringify(site.storable['socialLinks']?.now$.value);
    signingIn.scan(STRANGER);
    expect(JSON.stringify(site.storable['socialLinks']?.now$.value)).to.equal(before);
  });
});
