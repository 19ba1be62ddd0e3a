import { expect } from 'chai';

import { SEEDED, SEEDED_PASSWORD } from '../../../src/adapters/memory/seed/members.js';
import { DONE, no, NOTHING } from './envelopes.js';
import { memberOf, NEW_MOBILE, proof } from './proofs.js';
import { ask, bearer, post, siteServers } from './support.js';

const MUST_BIND = { kind: 'newcomer', mustBind: true } as const;

describe('the wire of signing in', () => {
  const start = siteServers();

  for (const generation of [1, 2] as const) {
    describe(`of generation ${String(generation)}`, () => {
      it('carries an image and takes its text for an SMS (API 2.1, 2.2)', async () => {
        const server = await start({ generation });
        const { data } = await ask(server, '/api/v2/captcha/image');
        expect(data).to.have.all.keys('sensitive', 'key', 'img').and.include({ sensitive: false });
        expect(data)
          .to.have.property('img')
          .that.matches(/^data:image\/\S+;base64,\S+$/);
        const { signingIn } = server.engine.controls;
        const wish = {
          mobile: NEW_MOBILE,
          image_key: signingIn.captchas$.value.all[0]?.key,
          image_captcha: signingIn.captchaText(),
          scene: 'login',
        };
        expect(await post(server, '/api/v2/captcha/sms', wish)).to.deep.equal(DONE);
        expect(signingIn.smsCodeFor(NEW_MOBILE)).to.match(/^\d{6}$/);
        expect(await post(server, '/api/v2/captcha/sms', wish)).to.deep.equal(no('图形验证码错误'));
        expect(await post(server, '/api/v2/captcha/sms', {})).to.deep.equal(
          no('请输入手机号,请输入图形验证码,参数错误'),
        );
      });

      it('opens sessions by password and by SMS (API 2.3, 2.4)', async () => {
        const server = await start({ generation });
        const byPassword = await post(server, '/api/v2/login/password', {
          mobile: SEEDED.vip,
          password: SEEDED_PASSWORD,
        });
        expect(await memberOf(server, byPassword)).to.include({ id: 106 });
        const bySms = await post(server, '/api/v2/login/mobile', proof(server));
        expect(await memberOf(server, bySms)).to.include({ mobile: NEW_MOBILE, is_password_set: 0 });
        const wrong = { mobile: SEEDED.vip, password: 'wrong' };
        expect(await post(server, '/api/v2/login/password', wrong)).to.deep.equal(no('手机号或密码错误'));
      });

      it('takes an SMS code as a string alone (API 1.11)', async () => {
        const server = await start({ generation });
        const { mobile, mobile_code } = proof(server);
        const numeric = { mobile, mobile_code: Number(mobile_code) };
        expect(await post(server, '/api/v2/login/mobile', numeric)).to.deep.equal(no('短信验证码错误'));
      });

      it('registers and resets, without a token (API 2.5, 2.6)', async () => {
        const server = await start({ generation });
        const registration = { ...proof(server), password: 'secret-1' };
        expect(await post(server, '/api/v2/register/sms', registration)).to.deep.equal(DONE);
        const reset = { ...proof(server), password: 'secret-2' };
        expect(await post(server, '/api/v2/password/reset', reset)).to.deep.equal(DONE);
        const login = await post(server, '/api/v2/login/password', { mobile: NEW_MOBILE, password: 'secret-2' });
        expect(login.code).to.equal(0);
        expect(await post(server, '/api/v2/register/sms', {})).to.deep.equal(
          no('请输入手机号,请输入短信验证码,请输入密码'),
        );
      });

      it('sends the window to QQ and back, with a code that signs in (API 2.9, 2.10)', async () => {
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

      it('keeps the window on JSON when the way to QQ is wrong or broken (API 2.9)', async () => {
        const server = await start({ generation });
        const path = '/api/v3/auth/login/socialite/qq';
        expect(await ask(server, `${path}?s_url=http://a.test/&f_url=http://a.test/`)).to.deep.equal(no('参数错误'));
        server.engine.controls.fail('qqRedirect', { kind: 'truncated' }, 1);
        const response = await fetch(`${server.url}${path}?s_url=http://a.test/&f_url=http://a.test/&action=login`);
        expect([response.status, await response.text()]).to.deep.equal([200, '']);
      });

      it('asks a newcomer by login code for a mobile (API 2.10, 2.11)', async () => {
        const server = await start({ generation });
        const code = server.engine.controls.signingIn.loginCode(MUST_BIND);
        const asked = await post(server, '/api/v3/auth/login/code', { code });
        expect(asked.data).to.deep.equal({ success: 0, action: 'bind_mobile', code });
        const bound = await post(server, '/api/v3/auth/register/withSocialite', { ...proof(server), code });
        expect(await memberOf(server, bound)).to.include({ mobile: NEW_MOBILE, is_bind_qq: 1 });
      });

      it('binds the first mobile (API 2.20)', async () => {
        const server = await start({ generation });
        const init = bearer(server.engine.controls.signIn(SEEDED.withoutMobile));
        const path = '/api/v2/member/detail/mobile';
        expect(await post(server, path, {}, init)).to.deep.equal(no('请输入手机号,请输入短信验证码'));
        expect(await post(server, path, proof(server), init)).to.deep.equal(DONE);
        expect(await post(server, path, proof(server), init)).to.deep.equal(no('已绑定'));
        expect(await post(server, path, {})).to.deep.equal({ code: 401, message: '请登录', data: NOTHING });
      });

      it('checks a face, with an object for a code until it is done (API 2.21)', async () => {
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
