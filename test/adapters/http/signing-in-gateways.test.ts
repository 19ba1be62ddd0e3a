import { expect } from 'chai';
import fc from 'fast-check';
import type { Observable } from 'rxjs';

import { HttpClient } from '../../../src/adapters/http/client/http-client.js';
import { HttpCaptchaGateway } from '../../../src/adapters/http/signing-in/captcha.js';
import { HttpMemberStepsGateway } from '../../../src/adapters/http/signing-in/member-steps.js';
import { HttpScanGatewayG1, HttpScanGatewayG2 } from '../../../src/adapters/http/signing-in/scan.js';
import { HttpSignInGateway } from '../../../src/adapters/http/signing-in/sign-in.js';
import { isAppError } from '../../../src/domain/errors/app-error.js';
import { settled } from '../../support/until.js';
import { watching } from '../../support/watching.js';
import { enveloped, PretendFetch } from './pretend-fetch.js';

const MOBILE = '13800000001';
/** A code that a number would lose the beginning of. */
const SMS_CODE = '012345';
const PROOF = { mobile: MOBILE, smsCode: SMS_CODE };
const PROOF_ON_THE_WIRE = { mobile: MOBILE, mobile_code: SMS_CODE };
const FACE = '/api/v3/member/tencent/faceVerify';

describe('The HTTP gateways of signing in', () => {
  const wire = new PretendFetch();
  const http = new HttpClient({ base: '', token: () => undefined, send: wire.send });
  const signIn = new HttpSignInGateway(http);
  const captchas = new HttpCaptchaGateway(http);
  const firstScans = new HttpScanGatewayG1(http);
  const laterScans = new HttpScanGatewayG2(http);
  const steps = new HttpMemberStepsGateway(http);

  const CALLS: readonly (readonly [call: string, ask: () => Observable<unknown>, body?: object])[] = [
    [
      'POST /api/v2/login/password',
      () => signIn.withPassword({ mobile: MOBILE, password: ' p ' }),
      { mobile: MOBILE, password: ' p ' },
    ],
    ['POST /api/v2/login/mobile', () => signIn.withSms({ ...PROOF, msv: '7' }), { ...PROOF_ON_THE_WIRE, msv: '7' }],
    [
      'POST /api/v2/register/sms',
      () => signIn.register({ ...PROOF, password: 'secret', msv: '' }),
      { ...PROOF_ON_THE_WIRE, password: 'secret', msv: '' },
    ],
    [
      'POST /api/v2/password/reset',
      () => signIn.resetPassword({ ...PROOF, password: 'secret' }),
      { ...PROOF_ON_THE_WIRE, password: 'secret' },
    ],
    [
      'POST /api/v3/auth/login/code',
      () => signIn.withLoginCode({ loginCode: 'AbC', msv: '7' }),
      { code: 'AbC', msv: '7' },
    ],
    [
      'POST /api/v3/auth/register/withSocialite',
      () => signIn.bindAfterCodeLogin({ ...PROOF, loginCode: 'AbC', msv: '' }),
      { ...PROOF_ON_THE_WIRE, code: 'AbC', msv: '' },
    ],
    [
      'POST /api/v3/auth/register/withWechatScan',
      () => firstScans.bindMobile({ ...PROOF, code: 'scan_v2_1', msv: '7' }),
      { ...PROOF_ON_THE_WIRE, code: 'scan_v2_1', msv: '7' },
    ],
    ['GET /api/v2/captcha/image', () => captchas.image()],
    [
      'POST /api/v2/captcha/sms',
      () => captchas.sendSms({ mobile: MOBILE, captchaKey: 'k', captchaText: 'ab12', scene: 'mobile_bind' }),
      { mobile: MOBILE, image_key: 'k', image_captcha: 'ab12', scene: 'mobile_bind' },
    ],
    ['GET /api/v3/auth/login/wechat/scan', () => firstScans.open()],
    ['GET /api/v3/auth/login/wechat/scan/query?code=scan_v2_%26', () => firstScans.status('scan_v2_&')],
    ['POST /api/v3/auth/login/wechat-scan/url', () => laterScans.open(), { action: 'login' }],
    ['GET /api/v3/auth/login/wechat-scan/query?key=k%26', () => laterScans.status('k&')],
    [
      'POST /api/v3/auth/register/withSocialite',
      () => laterScans.bindMobile({ ...PROOF, code: 'AbC', msv: '7' }),
      { ...PROOF_ON_THE_WIRE, code: 'AbC', msv: '7' },
    ],
    [
      'POST /api/v2/member/agreement/agree',
      () => steps.agree(),
      { user_agreement_agreed: true, privacy_policy_agreed: true },
    ],
    ['POST /api/v2/member/detail/mobile', () => steps.bindMobile(PROOF), PROOF_ON_THE_WIRE],
    [`POST ${FACE}`, () => steps.startFaceCheck(), { s_url: 'PC' }],
    [`GET ${FACE}?rule_id=1&biz_token=b%2B`, () => steps.faceCheck({ url: 'u', ruleId: '1', bizToken: 'b+' })],
  ];

  for (const [call, ask, body] of CALLS) {
    it(`call ${call} with exactly this payload (spec §7)`, async () => {
      watching(ask());
      await settled();
      const { url, init } = wire.last;
      expect(`${String(init.method)} ${url}`).to.equal(call);
      expect(typeof init.body === 'string' ? JSON.parse(init.body) : init.body).to.deep.equal(body);
    });
  }

  for (const [call, ask] of CALLS) {
    it(`make data or an AppError of any JSON that answers ${call}`, () =>
      fc.assert(
        fc.asyncProperty(fc.jsonValue({ maxDepth: 2 }), async (data) => {
          wire.answers(() => enveloped(0, data));
          const watched = watching(ask());
          await settled();
          expect(watched.completed || watched.errors.length === 1).to.equal(true);
          for (const error of watched.errors) expect(isAppError(error)).to.equal(true);
        }),
        { numRuns: 25 },
      ));
  }

  it('take either form of "not yet" for the same (API 2.21)', async () => {
    for (const answer of [() => enveloped({ status: 5 }, []), () => enveloped(0, { status: 5 })]) {
      wire.answers(answer);
      const watched = watching(steps.faceCheck({ url: 'u', ruleId: '1', bizToken: 'b' }));
      await settled();
      expect(watched.errors).to.deep.equal([{ kind: 'not-yet' }]);
    }
  });

  it('take status 9 for the end of a face check, and emit nothing (API 2.21)', async () => {
    wire.answers(() => enveloped(0, { status: 9 }));
    const watched = watching(steps.faceCheck({ url: 'u', ruleId: '1', bizToken: 'b' }));
    await settled();
    expect([watched.values, watched.errors, watched.completed]).to.deep.equal([[], [], true]);
  });
});
