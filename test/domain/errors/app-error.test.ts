import { expect } from 'chai';
import fc from 'fast-check';

import { asAppError, isAppError, isRefusal, isTransient, unauthorized } from '../../../src/domain/errors/app-error.js';
import { everyError } from '../../support/every-error.js';

describe('AppError', () => {
  for (const error of everyError) {
    it(`of kind ${error.kind} is known for one, and passed on as it is`, () => {
      expect(isAppError(error)).to.equal(true);
      expect(asAppError(error)).to.equal(error);
    });
  }

  it('is not what only looks like one', () => {
    for (const value of [undefined, null, 'offline', {}, { kind: 'other' }, { kind: 7 }, { kind: 'toString' }]) {
      expect(isAppError(value)).to.equal(false);
    }
  });

  it('is made of whatever else was thrown: a fault of ours, its cause kept for the console', () => {
    const cause = new TypeError('x is undefined');
    expect(asAppError(cause)).to.deep.equal({ kind: 'fault', cause });
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (thrown) => {
        expect(isAppError(asAppError(thrown))).to.equal(true);
      }),
    );
  });
});

describe('a 401', () => {
  for (const [asked, now, stale] of [
    ['t', 't', false],
    [undefined, undefined, false],
    ['old', 'new', true],
    ['old', undefined, true],
  ] as const) {
    it(`to ${asked ?? 'no token'} is ${stale ? 'stale' : 'of this session'} while the session has ${now ?? 'none'}`, () => {
      expect(unauthorized(asked, now)).to.deep.equal({ kind: 'unauthorized', stale });
    });
  }
});

describe('isTransient', () => {
  it('is true of what may be over in a moment: network, timeout, 5xx, 429', () => {
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

  it('is true of the bare word for an exception, too, and of no other refusal', () => {
    expect(isTransient({ kind: 'refused', message: '错误' })).to.equal(true);
    expect(isTransient({ kind: 'refused', message: '参数错误' })).to.equal(false);
  });
});

describe('isRefusal', () => {
  it('is true of an answer, and of nothing that leaves open what the server has done', () => {
    const open = everyError.filter((error) => !isRefusal(error)).map(({ kind }) => kind);
    expect(open).to.include.members(['offline', 'timeout', 'broken', 'malformed', 'fault']);
    expect(open).not.to.include.members(['refused', 'missing', 'no-route', 'too-many', 'unauthorized']);
  });

  it('is not true of the bare word for an exception: how far the server got, it does not say', () => {
    expect(isRefusal({ kind: 'refused', message: '错误' })).to.equal(false);
    expect(isRefusal({ kind: 'refused', message: '请勿重复购买' })).to.equal(true);
  });
});
