import { expect } from 'chai';

import { CALL_NAMES } from '../../../src/adapters/memory/engine/call-name.js';
import {
  CALL_TITLES,
  captchaIs,
  smsFor,
  smsIs,
  standingFault,
  timesLeft,
} from '../../../src/domain/messages/offline.js';

describe('messages of the offline panel', () => {
  it('say for whom a code is and what it is', () => {
    expect(smsFor('13800000001')).to.equal('发往 13800000001 的短信验证码');
    expect([captchaIs('a7k2'), smsIs('012345')]).to.deep.equal(['图形 a7k2', '短信 012345']);
  });

  it('say which call fails, how, and how often still', () => {
    expect(standingFault('配置', '断网', timesLeft(2))).to.equal('配置：断网（还剩 2 次）');
  });

  it('name every call of the pretend site', () => {
    expect(CALL_TITLES).to.have.all.keys(CALL_NAMES);
  });
});
