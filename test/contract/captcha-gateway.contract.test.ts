import { expect } from 'chai';

import { imageAddress } from '../../src/adapters/memory/server/images.js';
import { CAPTCHA_GATEWAY, type ImageCaptcha, type SmsRequest } from '../../src/domain/ports/sign-in-gateway.js';
import { ADAPTERS } from './adapters-by-generation.js';
import { answerOf, answersOf, errorOf, refusal } from './answers.js';
import { command, keepsPromisesOfEveryCall, query } from './gateway-promises.js';
import { rigOfEachTest, type ServerRig } from './server-rig.js';
import { newest, UNKNOWN_MOBILE } from './sign-in-helpers.js';

const WRONG_CAPTCHA = refusal('图形验证码错误');

/** A request for an SMS with the text of the newest captcha image. */
function requestWithNewestCaptcha(rig: ServerRig): SmsRequest {
  const { captchas$, captchaText } = controls(rig);
  return { mobile: UNKNOWN_MOBILE, captchaKey: newest(captchas$), captchaText: captchaText() ?? '', scene: 'login' };
}

function controls({ site }: ServerRig) {
  const { signingIn } = site.controls;
  return { captchas$: signingIn.captchas$, captchaText: (key?: string) => signingIn.captchaText(key) };
}

const IMAGE = query('captcha', (rig) => rig.resolve(CAPTCHA_GATEWAY).image());
const SMS = command('sms', (rig) => rig.resolve(CAPTCHA_GATEWAY).sendSms(requestWithNewestCaptcha(rig)));

for (const [adapter, newRig] of ADAPTERS) {
  describe(`CaptchaGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig);
    let captcha: ImageCaptcha;
    beforeEach(async () => {
      captcha = await answerOf(rig.resolve(CAPTCHA_GATEWAY).image());
    });

    const request = (patch: Partial<SmsRequest> = {}): SmsRequest => ({
      mobile: UNKNOWN_MOBILE,
      captchaKey: captcha.key,
      captchaText: controls(rig).captchaText(captcha.key) ?? '',
      scene: 'login',
      ...patch,
    });
    const sentTo = (mobile: string) => rig.site.controls.signingIn.smsCodeFor(mobile);

    describe('image', () => {
      keepsPromisesOfEveryCall(IMAGE, newRig);

      it('returns a new image for every subscription', async () => {
        const image$ = rig.resolve(CAPTCHA_GATEWAY).image();
        const [first, second] = [await answerOf(image$), await answerOf(image$)];
        expect(second.key).not.to.equal(first.key);
      });

      it('returns an image that a browser can display, and the key of its text', () => {
        expect(captcha.image).to.match(/^data:image\/[^,\s]+,\S+$/);
        expect(captcha.image.length).to.be.greaterThan(imageAddress('').length);
        expect(controls(rig).captchaText(captcha.key)).to.match(/^[a-z0-9]{4}$/);
      });
    });

    describe('sendSms', () => {
      keepsPromisesOfEveryCall(SMS, newRig, (fresh) => {
        fresh.site.captchas.draw();
      });

      it('sends a code of six digits to the mobile', async () => {
        expect(await answersOf(rig.resolve(CAPTCHA_GATEWAY).sendSms(request()))).to.deep.equal([]);
        expect(sentTo(UNKNOWN_MOBILE)).to.match(/^\d{6}$/);
      });

      it('accepts the captcha text in capital letters', async () => {
        await answersOf(
          rig.resolve(CAPTCHA_GATEWAY).sendSms(request({ captchaText: request().captchaText.toUpperCase() })),
        );
        expect(sentTo(UNKNOWN_MOBILE)).not.to.equal(undefined);
      });

      it('refuses a wrong captcha text, sends no SMS, and uses up the image', async () => {
        const right = request();
        expect(await errorOf(rig.resolve(CAPTCHA_GATEWAY).sendSms({ ...right, captchaText: '0000' }))).to.deep.equal(
          WRONG_CAPTCHA,
        );
        expect(await errorOf(rig.resolve(CAPTCHA_GATEWAY).sendSms(right))).to.deep.equal(WRONG_CAPTCHA);
        expect(sentTo(UNKNOWN_MOBILE)).to.equal(undefined);
      });

      it('uses up the image with a right captcha text, too', async () => {
        const right = request();
        await answersOf(rig.resolve(CAPTCHA_GATEWAY).sendSms(right));
        expect(await errorOf(rig.resolve(CAPTCHA_GATEWAY).sendSms(right))).to.deep.equal(WRONG_CAPTCHA);
      });

      it('refuses a captcha text that does not belong to the image', async () => {
        const other = await answerOf(rig.resolve(CAPTCHA_GATEWAY).image());
        const mixed = request({ captchaKey: other.key, captchaText: `${request().captchaText}x` });
        expect(await errorOf(rig.resolve(CAPTCHA_GATEWAY).sendSms(mixed))).to.deep.equal(WRONG_CAPTCHA);
      });

      it('fails with the message of the server when a field is missing', async () => {
        expect(await errorOf(rig.resolve(CAPTCHA_GATEWAY).sendSms(request({ mobile: '' })))).to.deep.equal(
          refusal('请输入手机号'),
        );
        expect(await errorOf(rig.resolve(CAPTCHA_GATEWAY).sendSms(request({ captchaText: '' })))).to.deep.equal(
          refusal('请输入图形验证码'),
        );
      });

      for (const scene of ['login', 'register', 'mobile_bind', 'password_reset'] as const) {
        it(`sends the scene ${scene}`, async () => {
          await answersOf(rig.resolve(CAPTCHA_GATEWAY).sendSms(request({ scene })));
          expect(rig.site.controls.signingIn.smsCodes$.value.all.map((stored) => stored.value.scene)).to.deep.equal([
            scene,
          ]);
        });
      }
    });
  });
}
