import { expect } from 'chai';

import { isExpiringSoon } from '../../../src/domain/signing-in/tickets.js';

describe('The end of a scan ticket', () => {
  it('is announced in the last five minutes, and no longer once it is reached', () => {
    expect([301, 300, 1, 0].map(isExpiringSoon)).to.deep.equal([false, true, true, false]);
  });
});
