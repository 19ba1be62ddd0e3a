import { expect } from 'chai';

import { assertNever } from '../../../src/domain/kernel/values.js';

describe('assertNever', () => {
  it('throws for a value that the compiler did not exclude, and names the value', () => {
    // The cast is on purpose: this tests a value that the compiler rejects.
    const unexpected = { kind: 'unheard-of' } as unknown as never;
    expect(() => assertNever(unexpected)).to.throw('unheard-of');
  });
});
