import { expect } from 'chai';

import { announcesExpiry } from '../../../src/domain/signing-in/tickets.js';

describe('the end of a scan ticket', () => {
  it('is spoken of in its last five minutes, and no more once it is there', () => {
    expect([301, 300, 1, 0].map(announcesExpiry)).to.deep.equal([false, true, true, false]);
  });
});
