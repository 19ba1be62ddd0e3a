import { expect } from 'chai';

import { said } from '../../../demo/server/wire/said.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { ask, bearer, memberOf, no, NOTHING, post, proof, siteServers } from './support.js';

describe('the wire of signing in', () => {
  const start = siteServers();

  for (const generation of [1, 2] as const) {
    describe(`of generation ${String(generation)}`, () => {
      it('says all that is missing at once', async () => {
        const server = await start({ generation });
        const init = bearer(server.engine.controls.signIn(SEEDED.withoutMobile));
        const { mobile, password } = { mobile: '请输入手机号,请输入短信验证码', password: '请输入密码' };
        expect(await post(server, '/api/v2/captcha/sms', {})).to.deep.equal(
          no('请输入手机号,请输入图形验证码,参数错误'),
        );
        expect(await post(server, '/api/v2/register/sms', {})).to.deep.equal(no(`${mobile},${password}`));
        expect(await post(server, '/api/v2/member/detail/mobile', {}, init)).to.deep.equal(no(mobile));
      });

      it('takes an SMS code as a string alone', async () => {
        const server = await start({ generation });
        const { mobile, mobile_code } = proof(server);
        const numeric = { mobile, mobile_code: Number(mobile_code) };
        expect(await post(server, '/api/v2/login/mobile', numeric)).to.deep.equal(no('短信验证码错误'));
      });

      it('sends the window to QQ and back, with a code that signs in', async () => {
        const server = await start({ generation });
        const query = new URLSearchParams({
          s_url: 'http://a.test/x?y=1',
          f_url: 'http://a.test/error',
          action: 'login',
        });
        const response = await fetch(`${server.url}/api/v3/auth/login/socialite/qq?${query.toString()}`, {
          redirect: 'manual',
        });
        const location = response.headers.get('location') ?? '';
        expect(response.status).to.equal(302);
        expect(location).to.match(/^http:\/\/a\.test\/x\?y=1&login_code=\w{32}&action=login$/);
        const code = new URL(location).searchParams.get('login_code');
        const answer = await post(server, '/api/v3/auth/login/code', { code, msv: '' });
        expect(answer.data).to.have.all.keys('success', 'token').and.include({ success: 1 });
        expect(await memberOf(server, answer)).to.include({ id: 106, is_bind_qq: 1 });
      });

      it('keeps the window on JSON when the way to QQ is wrong or broken', async () => {
        const server = await start({ generation });
        const path = '/api/v3/auth/login/socialite/qq';
        expect(await ask(server, `${path}?s_url=http://a.test/&f_url=http://a.test/`)).to.deep.equal(no('参数错误'));
        server.engine.controls.fail('qqRedirect', { kind: 'truncated' }, 1);
        const response = await fetch(`${server.url}${path}?s_url=http://a.test/&f_url=http://a.test/&action=login`);
        expect([response.status, await response.text()]).to.deep.equal([200, '']);
      });

      it('checks a face, with an object for a code until it is done', async () => {
        const server = await start({ generation });
        const init = bearer(server.engine.controls.signIn(SEEDED.notFaceVerified));
        const path = '/api/v3/member/tencent/faceVerify';
        const { data } = await post(server, path, { s_url: 'PC' }, init);
        expect(data).to.have.all.keys('url', 'rule_id', 'biz_token', 'request_id').and.include({ rule_id: '1' });
        const bizToken = server.engine.controls.signingIn.faceChecks$.value.all[0]?.key ?? '';
        const question = `${path}?rule_id=1&biz_token=${bizToken}`;
        expect(await ask(server, question, init)).to.deep.equal({ code: { status: 5 }, message: '', data: NOTHING });
        server.engine.controls.signingIn.passFaceCheck();
        expect(await ask(server, question, init)).to.deep.equal({ code: 0, message: '', data: { status: 9 } });
        expect(await ask(server, path, init)).to.deep.equal(no('参数错误'));
      });
    });
  }
});

describe('the wire of the scan', () => {
  const start = siteServers();

  describe('of generation 1', () => {
    const OPEN = '/api/v3/auth/login/wechat/scan';

    it('carries a ticket with the blank of the server', async () => {
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

    it('carries what is to be drawn, and until when in seconds', async () => {
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
