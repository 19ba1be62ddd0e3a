import { expect } from 'chai';

import { Adjustable } from '../../../../src/adapters/memory/engine/adjustable.js';

describe('Adjustable', () => {
  it('takes back what was stored as JSON', () => {
    const before = new Adjustable<{ name: string; all: readonly number[] }>({ name: 'a', all: [1, 2] });
    const after = new Adjustable({ name: '', all: [] as readonly number[] });
    const stored: unknown = JSON.parse(JSON.stringify(before.value));
    if (typeof stored === 'object' && stored !== null) after.bringBack(stored);
    expect(after.value).to.deep.equal({ name: 'a', all: [1, 2] });
  });

  it('leaves alone what was stored by something else', () => {
    const record = new Adjustable({ name: 'a', all: [1] });
    record.bringBack({ name: 7, all: {} });
    expect(record.value).to.deep.equal({ name: 'a', all: [1] });
  });
});
