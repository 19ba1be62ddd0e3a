import { expect } from 'chai';

import { assertNever } from '../../../src/domain/kernel/values.js';

describe('assertNever', () => {
  it('is loud about a value that slipped through, and names it', () => {
    // The cast is on purpose: this tests a value that the compiler rejects.
    const smuggled = { kind: 'unheard-of' } as unknown as never;
    expect(() => assertNever(smuggled)).to.throw('unheard-of');
  });
});
