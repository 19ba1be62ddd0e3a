import { expect } from 'chai';
import fc from 'fast-check';

import { asAppError, isAppError, isRefusal, isTransient, unauthorized } from '../../../src/domain/errors/app-error.js';
import { everyError } from '../../support/every-error.js';

describe('AppError', () => {
  for (const error of everyError) {
    it(`of kind ${error.kind} is recognised, and passed on unchanged`, () => {
      expect(isAppError(error)).to.equal(true);
      expect(asAppError(error)).to.equal(error);
    });
  }

  it('is not recognised in a value that only looks similar', () => {
    const odd = [{ kind: 'other' }, { kind: 7 }, { kind: 'toString' }, { kind: ['offline'] }];
    for (const value of [undefined, null, 'offline', {}, ...odd]) {
      expect(isAppError(value)).to.equal(false);
    }
  });

  it('of kind fault is made from any other thrown value, with the cause for the console', () => {
    const cause = new TypeError('x is undefined');
    expect(asAppError(cause)).to.deep.equal({ kind: 'fault', cause });
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (thrown) => {
        expect(isAppError(asAppError(thrown))).to.equal(true);
      }),
    );
  });
});

describe('A 401 answer', () => {
  for (const [sentToken, currentToken, isStale] of [
    ['token A', 'token A', false],
    [undefined, undefined, false],
    ['token A', 'token B', true],
    ['token A', undefined, true],
  ] as const) {
    it(`to a request with ${sentToken ?? 'no token'} is ${isStale ? 'stale' : 'current'} while the session has ${currentToken ?? 'no token'}`, () => {
      expect(unauthorized(sentToken, currentToken)).to.deep.equal({ kind: 'unauthorized', isStale });
    });
  }
});

describe('isTransient', () => {
  it('is true for errors that may pass soon: network, timeout, 5xx, 429', () => {
    expect(everyError.filter(isTransient).map(({ kind }) => kind)).to.deep.equal([
      'offline',
      'timeout',
      'broken',
      'too-many',
    ]);
  });

  it('is true for a server error with status 500, and false for the page of a proxy with status 499', () => {
    expect(isTransient({ kind: 'broken', status: 500 })).to.equal(true);
    expect(isTransient({ kind: 'broken', status: 499 })).to.equal(false);
  });

  it('is true for a refusal with the message 错误, which means an exception, and for no other refusal', () => {
    expect(isTransient({ kind: 'refused', message: '错误' })).to.equal(true);
    expect(isTransient({ kind: 'refused', message: '参数错误' })).to.equal(false);
  });
});

describe('isRefusal', () => {
  it('is true for a clear answer, and false for errors that leave open what the server has done', () => {
    const open = everyError.filter((error) => !isRefusal(error)).map(({ kind }) => kind);
    expect(open).to.include.members(['offline', 'timeout', 'broken', 'malformed', 'fault']);
    expect(open).not.to.include.members(['refused', 'missing', 'no-route', 'too-many', 'unauthorized']);
  });

  it('is false for the message 错误, which leaves open how far the server got', () => {
    expect(isRefusal({ kind: 'refused', message: '错误' })).to.equal(false);
    expect(isRefusal({ kind: 'refused', message: '请勿重复购买' })).to.equal(true);
  });
});
