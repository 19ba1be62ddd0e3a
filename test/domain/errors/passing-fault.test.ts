import { expect } from 'chai';

import { mayPass } from '../../../src/domain/errors/passing-fault.js';
import { everyError } from '../../support/every-error.js';

describe('mayPass', () => {
  it('is true of what may be over in a moment: network, timeout, 5xx, 429 (clarifications §3)', () => {
    expect(everyError.filter(mayPass).map(({ kind }) => kind)).to.deep.equal([
      'offline',
      'timeout',
      'broken',
      'too-many',
    ]);
  });

  it('is true of a server that broke, and not of a page that a proxy puts before it', () => {
    expect(mayPass({ kind: 'broken', status: 500 })).to.equal(true);
    expect(mayPass({ kind: 'broken', status: 499 })).to.equal(false);
  });
});
