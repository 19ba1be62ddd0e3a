import { expect } from 'chai';

import { aSite, refusalOf } from '../../support.js';

describe('WechatScans', () => {
  it('draw a ticket of its own each time, 300 px wide (API 2.12)', () => {
    const { site } = aSite();
    const [first, second] = [site.scans.open(), site.scans.open()];
    expect(first.code).to.match(/^scan_v2_\w{10}$/);
    expect(second.code).not.to.equal(first.code);
    expect(second.image).not.to.equal(first.image);
    const svg = atob(first.image.replace('data:image/svg+xml;base64,', ''));
    expect(svg).to.include('width="300" height="300"');
  });

  it('are refused where they are switched off (API 2.12)', () => {
    const { site } = aSite();
    site.controls.setUp({ wechatScan: false });
    expect(refusalOf(() => site.scans.open())).to.equal('未开启微信公众号扫码登录');
  });
});
