import { expect } from 'chai';

import { textField } from '../../../demo/server/wire/said.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { call, bearer, memberOf, refusal, NOTHING, post, proof, siteServers } from './support.js';

describe('The sign-in API of the demo server', () => {
  const start = siteServers();

  for (const generation of [1, 2] as const) {
    describe(`generation ${String(generation)}`, () => {
      it('names all missing fields at once', async () => {
        const server = await start({ generation });
        const init = bearer(server.engine.controls.signIn(SEEDED.withoutMobile));
        const { mobile, password } = { mobile: '请输入手机号,请输入短信验证码', password: '请输入密码' };
        expect(await post(server, '/api/v2/captcha/sms', {})).to.deep.equal(
          refusal('请输入手机号,请输入图形验证码,参数错误'),
        );
        expect(await post(server, '/api/v2/register/sms', {})).to.deep.equal(refusal(`${mobile},${password}`));
        expect(await post(server, '/api/v2/member/detail/mobile', {}, init)).to.deep.equal(refusal(mobile));
      });

      it('accepts an SMS code only as text', async () => {
        const server = await start({ generation });
        const { mobile, mobile_code } = proof(server);
        const numeric = { mobile, mobile_code: Number(mobile_code) };
        expect(await post(server, '/api/v2/login/mobile', numeric)).to.deep.equal(refusal('短信验证码错误'));
      });

      it('redirects to QQ and back with a login code that signs in', async () => {
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

      it('answers with JSON when the redirect to QQ has wrong parameters or fails', async () => {
        const server = await start({ generation });
        const path = '/api/v3/auth/login/socialite/qq';
        expect(await call(server, `${path}?s_url=http://a.test/&f_url=http://a.test/`)).to.deep.equal(
          refusal('参数错误'),
        );
        server.engine.controls.fail('qqRedirect', { kind: 'truncated' }, 1);
        const response = await fetch(`${server.url}${path}?s_url=http://a.test/&f_url=http://a.test/&action=login`);
        expect([response.status, await response.text()]).to.deep.equal([200, '']);
      });

      it('runs a face check; until it has passed, the code of the answer is an object', async () => {
        const server = await start({ generation });
        const init = bearer(server.engine.controls.signIn(SEEDED.notFaceVerified));
        const path = '/api/v3/member/tencent/faceVerify';
        const { data } = await post(server, path, { s_url: 'PC' }, init);
        expect(data).to.have.all.keys('url', 'rule_id', 'biz_token', 'request_id').and.include({ rule_id: '1' });
        const bizToken = server.engine.controls.signingIn.faceChecks$.value.all[0]?.key ?? '';
        const query = `${path}?rule_id=1&biz_token=${bizToken}`;
        expect(await call(server, query, init)).to.deep.equal({ code: { status: 5 }, message: '', data: NOTHING });
        server.engine.controls.signingIn.passFaceCheck();
        expect(await call(server, query, init)).to.deep.equal({ code: 0, message: '', data: { status: 9 } });
        expect(await call(server, path, init)).to.deep.equal(refusal('参数错误'));
      });
    });
  }
});

describe('The scan API of the demo server', () => {
  const start = siteServers();

  describe('generation 1', () => {
    const OPEN = '/api/v3/auth/login/wechat/scan';

    it('returns an image with the same stray space as the real server', async () => {
      const server = await start();
      const { data } = await call(server, OPEN);
      expect(data)
        .to.have.property('image')
        .that.matches(/^data:image\/\S+;base64, \S+$/);
      expect(await call(server, `${OPEN}/query`)).to.deep.equal(refusal('参数错误'));
    });
  });

  describe('generation 2', () => {
    const OPEN = '/api/v3/auth/login/wechat-scan/url';
    const QUERY = '/api/v3/auth/login/wechat-scan/query';
    const LIFE_S = 300;

    it('returns the URL to draw as a code, and its end in seconds', async () => {
      const server = await start({ generation: 2 });
      const before = Math.floor(Date.now() / 1000);
      const { data } = await post(server, OPEN, { action: 'login' });
      const after = Math.floor(Date.now() / 1000);
      expect(data).to.have.all.keys('url', 'key', 'expire');
      const key = textField(data, 'key');
      expect(key).to.match(/^\w{20}$/);
      expect(textField(data, 'url')).to.equal(
        `${server.url}/api/v3/auth/login/wechat-scan/page?key=${key}&action=login`,
      );
      expect(data)
        .to.have.property('expire')
        .that.is.within(before + LIFE_S, after + LIFE_S);
      expect(await post(server, OPEN, { action: 'other' })).to.deep.equal(refusal('参数错误'));
      expect(await post(server, OPEN, {})).to.deep.equal(refusal('参数错误'));
      expect(await call(server, QUERY)).to.deep.equal(refusal('参数错误'));
    });

    it('has an HTML page for the phone behind the code', async () => {
      const server = await start({ generation: 2 });
      const { url } = server.engine.scanKeys.open('login', server.url);
      const page = await fetch(url);
      expect(page.status).to.equal(200);
      expect(page.headers.get('content-type')).to.equal('text/html; charset=utf-8');
    });
  });
});
