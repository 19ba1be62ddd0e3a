import { expect } from 'chai';

import { isRefusal } from '../../../src/domain/errors/app-error.js';
import { everyError } from '../../support/every-error.js';

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
