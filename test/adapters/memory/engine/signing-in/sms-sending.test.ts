import { expect } from 'chai';

import { aSite, refusalOf } from '../../support.js';

const MOBILE = '13900000000';

function aWish() {
  const { site } = aSite();
  const { key } = site.captchas.draw();
  const wish = {
    mobile: MOBILE,
    captchaKey: key,
    captchaText: site.controls.signingIn.captchaText(key) ?? '',
    scene: 'login',
  };
  return { site, wish, codeSent: () => site.controls.signingIn.smsCodeFor(MOBILE) };
}

describe('SmsSending', () => {
  it('sends a code to whoever read the image', () => {
    const { site, wish, codeSent } = aWish();
    site.sms.send(wish);
    expect(codeSent()).to.match(/^\d{6}$/);
    expect(site.controls.signingIn.smsCodes$.value.all[0]).to.deep.include({ key: MOBILE });
  });

  for (const [what, patch, words] of [
    ['no mobile', { mobile: ' ' }, '请输入手机号'],
    ['no captcha text', { captchaText: '' }, '请输入图形验证码'],
    ['no key', { captchaKey: '' }, '参数错误'],
    ['a scene that is none', { scene: 'party' }, '参数错误'],
    ['a wrong text', { captchaText: 'nope' }, '图形验证码错误'],
    ['no scene', { scene: '' }, '错误'],
    ['nothing at all', { mobile: '', captchaText: '', captchaKey: '' }, '请输入手机号,请输入图形验证码,参数错误'],
  ] as const) {
    it(`refuses ${what} with ${words}, and sends nothing (API 1.3, 2.2)`, () => {
      const { site, wish, codeSent } = aWish();
      expect(
        refusalOf(() => {
          site.sms.send({ ...wish, ...patch });
        }),
      ).to.equal(words);
      expect(codeSent()).to.equal(undefined);
    });
  }

  it('asks for another image every time (API 2.1, lesson 18)', () => {
    const { site, wish } = aWish();
    site.sms.send(wish);
    expect(
      refusalOf(() => {
        site.sms.send(wish);
      }),
    ).to.equal('图形验证码错误');
  });
});
