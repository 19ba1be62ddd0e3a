import { expect } from 'chai';

import { isTransient } from '../../../src/domain/errors/app-error.js';
import { everyError } from '../../support/every-error.js';

describe('isTransient', () => {
  it('is true of what may be over in a moment: network, timeout, 5xx, 429 (clarifications §3)', () => {
    expect(everyError.filter(isTransient).map(({ kind }) => kind)).to.deep.equal([
      'offline',
      'timeout',
      'broken',
      'too-many',
    ]);
  });

  it('is true of a server that broke, and not of a page that a proxy puts before it', () => {
    expect(isTransient({ kind: 'broken', status: 500 })).to.equal(true);
    expect(isTransient({ kind: 'broken', status: 499 })).to.equal(false);
  });

  it('is true of the bare word for an exception, too, and of no other refusal (server finding 2)', () => {
    expect(isTransient({ kind: 'refused', message: '错误' })).to.equal(true);
    expect(isTransient({ kind: 'refused', message: '参数错误' })).to.equal(false);
  });
});
