import { expect } from 'chai';

import { FUNCTION_SWITCH_DEFAULTS } from '../../../src/domain/site/system-config.js';

describe('The feature switches', () => {
  it('are the nineteen of the specification, with vip on and all others off by default', () => {
    const { vip, ...others } = FUNCTION_SWITCH_DEFAULTS;
    expect(vip).to.equal(true);
    expect(others).to.have.all.keys([
      ...['live', 'book', 'topic', 'paper', 'practice', 'mockPaper', 'wrongBook', 'wenda', 'share', 'codeExchanger'],
      ...['snapshort', 'ke', 'promoCode', 'daySignIn', 'credit1Mall', 'tuangou', 'miaosha', 'cert'],
    ]);
    expect(new Set<boolean>(Object.values(others))).to.deep.equal(new Set([false]));
  });
});
