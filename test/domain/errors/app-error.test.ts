import { expect } from 'chai';
import fc from 'fast-check';

import { asAppError, isAppError, unauthorized } from '../../../src/domain/errors/app-error.js';
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

  it('is made of whatever else was thrown: a fault of ours, its cause kept for the console (lesson 28; review B4)', () => {
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
  it('counts while the token it answers is the session token', () => {
    expect(unauthorized('t', 't')).to.deep.equal({ kind: 'unauthorized', stale: false });
    expect(unauthorized(undefined, undefined)).to.deep.equal({ kind: 'unauthorized', stale: false });
  });

  it('is stale once the session has moved on (lesson 8)', () => {
    expect(unauthorized('old', 'new')).to.deep.equal({ kind: 'unauthorized', stale: true });
    expect(unauthorized('old', undefined)).to.deep.equal({ kind: 'unauthorized', stale: true });
  });
});
