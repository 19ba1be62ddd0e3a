import { expect } from 'chai';

import * as dialogs from '../../../src/domain/messages/dialogs.js';

describe('messages of the dialogs', () => {
  it('title them word for word (clarifications §8)', () => {
    expect(dialogs).to.include({
      REGISTER_DIALOG: '用户注册',
      FORGOT_PASSWORD_DIALOG: '忘记密码',
      WECHAT_SCAN_DIALOG: '微信扫码登录',
      BIND_MOBILE_DIALOG: '请绑定手机号',
    });
  });
});
