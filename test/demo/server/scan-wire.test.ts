import { expect } from 'chai';

import { said } from '../../../demo/server/wire/said.js';
import { no } from './envelopes.js';
import { ask, post, siteServers } from './support.js';

describe('the wire of the scan', () => {
  const start = siteServers();

  describe('of generation 1', () => {
    const OPEN = '/api/v3/auth/login/wechat/scan';

    it('carries a ticket with the blank of the server (API 2.12)', async () => {
      const server = await start();
      const { data } = await ask(server, OPEN);
      expect(data)
        .to.have.property('image')
        .that.matches(/^data:image\/\S+;base64, \S+$/);
      expect(await ask(server, `${OPEN}/query`)).to.deep.equal(no('参数错误'));
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
      expect(await ask(server, QUERY)).to.deep.equal(no('参数错误'));
    });

    it('has a page for the phone behind it, which is no JSON', async () => {
      const server = await start({ generation: 2 });
      const { url } = server.engine.scanKeys.open('login', server.url);
      const page = await fetch(url);
      expect(page.status).to.equal(200);
      expect(page.headers.get('content-type')).to.equal('text/html; charset=utf-8');
    });
  });
});
