import { expect } from 'chai';

import { TypedMobile } from '../../../src/application/signing-in/account-forms.js';

describe('typed mobile', () => {
  it('is the last one typed, empty until then, and travels as it was typed (clarifications §8)', () => {
    const typed = new TypedMobile();
    expect(typed.value).to.equal('');
    typed.remember('138 0000');
    typed.remember('138 0000 0000');
    expect(typed.value).to.equal('138 0000 0000');
  });
});
