import { expect } from 'chai';

import { assertNever } from '../../../src/domain/kernel/values.js';

describe('assertNever', () => {
  it('is loud about a value that slipped through, and names it', () => {
    // What the compiler rules out is exactly what has to be tried here.
    const smuggled = { kind: 'unheard-of' } as unknown as never;
    expect(() => assertNever(smuggled)).to.throw('unheard-of');
  });
});
