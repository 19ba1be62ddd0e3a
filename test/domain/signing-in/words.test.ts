import { expect } from 'chai';

import * as says from '../../../src/domain/signing-in/strings.js';

describe('messages of signing in', () => {
  it('ask for what is missing word for word (spec §5)', () => {
    expect(says).to.include({
      MOBILE_MISSING: '请输入手机号!',
      NEW_MOBILE_MISSING: '请输入手机号码!',
      PASSWORD_MISSING: '请输入密码!',
      NEW_PASSWORD_MISSING: '请设置账号密码!',
      CAPTCHA_MISSING: '请输入图形验证码!',
      CAPTCHA_MISSING_TOAST: '请输入图形验证码',
      SMS_CODE_MISSING: '请输入手机验证码!',
      AGREEMENT_MISSING: '请同意《用户协议》和《隐私政策》',
    });
  });

  it('tell of success word for word (spec §8, clarifications §5)', () => {
    expect(says).to.include({
      REGISTERED: '注册成功',
      BOUND: '绑定成功',
      PASSWORD_WAS_RESET: '密码重置成功',
      FACE_VERIFIED: '实名认证成功',
    });
  });

  it('name links, tabs and buttons word for word (clarifications §5, §8)', () => {
    expect(says).to.include({
      PASSWORD_TAB: '密码登录',
      SMS_TAB: '短信登录',
      LOG_IN_NOW: '立即登录',
      NEW_USER: '新用户注册',
      FORGOT_PASSWORD: '忘记密码',
      THIRD_PARTY: '第三方快捷登录',
      HAVE_ACCOUNT: '已有账号，立即登录',
      REGISTER_NOW: '立即注册',
      RESET_PASSWORD: '重置密码',
      BACK_TO_LOGIN: '返回登录',
      OTHER_WAYS: '其他方式登录',
      BIND_NOW: '立即绑定',
      CANCEL_BINDING: '取消绑定',
      FACE_CHECK_HINT: '请使用微信扫码完成实名认证',
    });
    expect(says.AGREE + says.USER_AGREEMENT + says.AND + says.PRIVACY_POLICY).to.equal(
      '同意《用户协议》和《隐私政策》',
    );
  });

  it('count seconds', () => {
    expect(says.secondsLeft(120)).to.equal('120s');
  });
});
