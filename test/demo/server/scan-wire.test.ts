import { expect } from 'chai';

import { said } from '../../../demo/server/wire/said.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { DONE, GONE, no } from './envelopes.js';
import { memberOf, NEW_MOBILE, proof } from './proofs.js';
import { ask, bearer, post, siteServers } from './support.js';

const MUST_BIND = { kind: 'newcomer', mustBind: true } as const;

describe('the wire of the scan', () => {
  const start = siteServers();

  describe('of generation 1', () => {
    const OPEN = '/api/v3/auth/login/wechat/scan';
    const QUERY = `${OPEN}/query`;

    it('carries a ticket with the blank of the server (API 2.12)', async () => {
      const { data } = await ask(await start(), OPEN);
      expect(data).to.have.all.keys('code', 'image');
      expect(data)
        .to.have.property('image')
        .that.matches(/^data:image\/\S+;base64, \S+$/);
    });

    it('waits, signs in, asks for a mobile, and never says expired (API 2.12)', async () => {
      const server = await start();
      const { code } = server.engine.scans.open();
      const { signingIn } = server.engine.controls;
      const query = async () => (await ask(server, `${QUERY}?code=${code}`)).data;
      expect(await query()).to.deep.equal({ success: -1 });
      signingIn.scan({ kind: 'member', mobile: SEEDED.ordinary });
      expect(await query())
        .to.have.all.keys('success', 'token')
        .and.include({ success: 1 });
      signingIn.scan(MUST_BIND);
      expect(await query()).to.deep.equal({ success: 0, action: 'bind_mobile', code });
      signingIn.expireScan();
      expect(await query()).to.deep.equal({ success: -1 });
      expect(await ask(server, QUERY)).to.deep.equal(no('参数错误'));
    });

    it('gives whoever scanned an account with a mobile (API 2.13)', async () => {
      const server = await start();
      const { code } = server.engine.scans.open();
      server.engine.controls.signingIn.scan(MUST_BIND);
      const bound = await post(server, '/api/v3/auth/register/withWechatScan', { ...proof(server), code });
      expect(await memberOf(server, bound)).to.include({ mobile: NEW_MOBILE, is_bind_wechat: 1 });
    });

    it('is gone in generation 2 (API 2.12, 2.13, 2.22, 3)', async () => {
      const server = await start({ generation: 2 });
      expect(await ask(server, OPEN)).to.deep.equal(GONE);
      expect(await ask(server, `${QUERY}?code=x`)).to.deep.equal(GONE);
      expect(await post(server, '/api/v3/auth/register/withWechatScan', {})).to.deep.equal(GONE);
      expect(await ask(server, '/api/v3/member/wechatScanBind')).to.deep.equal(GONE);
    });
  });

  describe('of generation 2', () => {
    const OPEN = '/api/v3/auth/login/wechat-scan/url';
    const QUERY = '/api/v3/auth/login/wechat-scan/query';
    const LIFE_S = 300;

    it('carries what is to be drawn, and until when in seconds (API 2.14)', async () => {
      const server = await start({ generation: 2 });
      const before = Math.floor(Date.now() / 1000);
      const { data } = await post(server, OPEN, { action: 'login' });
      const after = Math.floor(Date.now() / 1000);
      expect(data).to.have.all.keys('url', 'key', 'expire');
      const key = said(data, 'key');
      expect(key).to.match(/^\w{20}$/);
      expect(said(data, 'url')).to.equal(`${server.url}/api/v3/auth/login/wechat-scan/page?key=${key}&action=login`);
      expect(data)
        .to.have.property('expire')
        .that.is.within(before + LIFE_S, after + LIFE_S);
      expect(await post(server, OPEN, { action: 'other' })).to.deep.equal(no('参数错误'));
      expect(await post(server, OPEN, {})).to.deep.equal(no('参数错误'));
    });

    it('has a page for the phone behind it, which is no JSON', async () => {
      const server = await start({ generation: 2 });
      const { url } = server.engine.scanKeys.open('login', server.url);
      const page = await fetch(url);
      expect(page.status).to.equal(200);
      expect(page.headers.get('content-type')).to.equal('text/html; charset=utf-8');
    });

    it('says "0" until the phone is done, then the login code, which signs in (API 2.10, 2.14)', async () => {
      const server = await start({ generation: 2 });
      const { key } = server.engine.scanKeys.open('login', server.url);
      const query = () => ask(server, `${QUERY}?key=${key}`);
      expect(await query()).to.deep.equal({ code: 0, message: '', data: { code: '0' } });
      server.engine.controls.signingIn.scan({ kind: 'member', mobile: SEEDED.ordinary });
      const { data } = await query();
      expect(data).to.have.all.keys('code');
      const answer = await post(server, '/api/v3/auth/login/code', { code: said(data, 'code') });
      expect(await memberOf(server, answer)).to.include({ id: 101, is_bind_wechat: 1 });
      expect((await query()).data).to.deep.equal(data);
      server.engine.controls.signingIn.expireScan();
      expect(await query()).to.deep.equal(no('参数错误'));
      expect(await ask(server, QUERY)).to.deep.equal(no('参数错误'));
    });

    it('links WeChat to a member with the code that the scan brought (API 2.14, 2.22)', async () => {
      const server = await start({ generation: 2 });
      const init = bearer(server.engine.controls.signIn(SEEDED.ordinary));
      const { key } = server.engine.scanKeys.open('bind', server.url);
      server.engine.controls.signingIn.scan(MUST_BIND);
      const { data } = await ask(server, `${QUERY}?key=${key}`);
      const path = '/api/v3/member/socialite/bindWithCode';
      expect(await post(server, path, { code: said(data, 'code') }, init)).to.deep.equal(DONE);
      expect((await ask(server, '/api/v2/member/detail', init)).data).to.include({ is_bind_wechat: 1 });
    });

    it('is not there yet in generation 1, nor is its page (API 2.14, 3)', async () => {
      const server = await start({ generation: 1 });
      expect(await post(server, OPEN, { action: 'login' })).to.deep.equal(GONE);
      expect(await ask(server, `${QUERY}?key=x`)).to.deep.equal(GONE);
      expect(await ask(server, '/api/v3/auth/login/wechat-scan/page')).to.deep.equal(GONE);
    });
  });
});
