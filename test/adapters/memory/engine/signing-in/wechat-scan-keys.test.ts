import { expect } from 'chai';

import { SEEDED } from '../../../../../src/adapters/memory/seed/members.js';
import { aSite, passUntil, refusalOf } from '../../support.js';

const HOST = 'https://api.example';
const MEMBER = { kind: 'member', mobile: SEEDED.ordinary } as const;

function keys() {
  const { site, time } = aSite();
  const until = (moment: number): void => {
    time.schedule(() => undefined, moment - time.frame);
    passUntil(time, moment);
  };
  return { site, time, until, keys: site.scanKeys, scan: site.controls.signingIn };
}

describe('WechatScanKeys', () => {
  it('say what to draw, by a key of their own each time, and until when by the clock of the server (API 2.14)', () => {
    const { keys: scans, until } = keys();
    until(7_900);
    const [first, second] = [scans.open('login', HOST), scans.open('bind', HOST)];
    expect(first.key).to.match(/^[0-9A-Za-z]{20}$/);
    expect(second.key).not.to.equal(first.key);
    expect(first.url).to.equal(`${HOST}/api/v3/auth/login/wechat-scan/page?key=${first.key}&action=login`);
    expect(second.url).to.equal(`${HOST}/api/v3/auth/login/wechat-scan/page?key=${second.key}&action=bind`);
    expect(first.expire).to.equal(307);
  });

  it('are refused for any other action, and no site is without them (API 2.14)', () => {
    const { keys: scans, site } = keys();
    for (const action of ['', 'register', 'Login']) {
      expect(
        refusalOf(() => scans.open(action, HOST)),
        action,
      ).to.equal('参数错误');
    }
    site.controls.setUp({ wechatScan: false });
    expect(refusalOf(() => scans.open('login', HOST))).to.equal(undefined);
  });

  it('bring nothing until the phone is done, then the same login code at every question (API 2.14)', () => {
    const { keys: scans, scan, site } = keys();
    const { key } = scans.open('login', HOST);
    expect(scans.codeOf(key)).to.equal('0');
    scan.scan(MEMBER);
    const code = scans.codeOf(key);
    expect(code).to.match(/^[0-9A-Za-z]{32}$/);
    expect(scans.codeOf(key)).to.equal(code);
    expect(site.socialSignIns.withLoginCode(code)).to.have.property('kind', 'signed-in');
    expect(scans.codeOf(key), 'a code that was used').to.equal(code);
  });

  it('live for 300 s, and from the scan on for another 300 s (API 2.14)', () => {
    const { keys: scans, scan, until } = keys();
    const [idle, busy] = [scans.open('login', HOST).key, scans.open('login', HOST).key];
    until(299_999);
    expect(scans.codeOf(idle)).to.equal('0');
    scan.scan(MEMBER, busy);
    until(300_000);
    expect(refusalOf(() => scans.codeOf(idle))).to.equal('参数错误');
    until(599_998);
    expect(scans.codeOf(busy)).to.have.length(32);
    until(599_999);
    expect(refusalOf(() => scans.codeOf(busy))).to.equal('参数错误');
  });

  it('are refused where nobody knows the key, and where a control says that it is over', () => {
    const { keys: scans, scan } = keys();
    expect(refusalOf(() => scans.codeOf(''))).to.equal('参数错误');
    expect(refusalOf(() => scans.codeOf('AbCdEfGhIjKlMnOpQrSt'))).to.equal('参数错误');
    const { key } = scans.open('login', HOST);
    scan.expireScan();
    expect(refusalOf(() => scans.codeOf(key))).to.equal('参数错误');
  });
});
