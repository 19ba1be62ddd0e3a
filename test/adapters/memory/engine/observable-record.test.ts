import { expect } from 'chai';

import { ObservableRecord } from '../../../../src/adapters/memory/server/records.js';

describe('ObservableRecord', () => {
  it('takes back what was stored as JSON', () => {
    const before = new ObservableRecord<{ name: string; all: readonly number[] }>({ name: 'a', all: [1, 2] });
    const after = new ObservableRecord({ name: '', all: [] as readonly number[] });
    const stored: unknown = JSON.parse(JSON.stringify(before.value));
    if (typeof stored === 'object' && stored !== null) after.bringBack(stored);
    expect(after.value).to.deep.equal({ name: 'a', all: [1, 2] });
  });

  it('leaves alone what was stored by something else', () => {
    const record = new ObservableRecord({ name: 'a', all: [1] });
    record.bringBack({ name: 7, all: {} });
    expect(record.value).to.deep.equal({ name: 'a', all: [1] });
  });
});
