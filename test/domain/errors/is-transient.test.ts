import { expect } from 'chai';

import { type AppError, isTransient, isTransientAtStartUp } from '../../../src/domain/errors/app-error.js';
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
});

describe('isTransientAtStartUp', () => {
  it('is true of the bare word for an exception, too, and of no other refusal (server finding 2)', () => {
    const exception: AppError = { kind: 'refused', message: '错误' };
    expect([isTransientAtStartUp(exception), isTransient(exception)]).to.deep.equal([true, false]);
    expect(isTransientAtStartUp({ kind: 'refused', message: '参数错误' })).to.equal(false);
    expect(everyError.filter(isTransientAtStartUp)).to.deep.equal(everyError.filter(isTransient));
  });
});
