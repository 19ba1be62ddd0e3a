import { expect } from 'chai';

import { restoreFields, storedText } from '../../../src/domain/forms/restored-fields.js';

describe('Restored fields', () => {
  const EMPTY = { name: '', agreed: false, method: 'alipay' };

  it('are what was stored, in place of what is empty', () => {
    const stored = new Map(Object.entries({ name: '李', agreed: storedText(true) }));
    const restored = restoreFields(EMPTY, { read: (field) => stored.get(field) ?? '', save: () => undefined });
    expect(restored).to.deep.equal({ name: '李', agreed: true, method: 'alipay' });
  });

  it('are the empty ones without a store, and a tick only where one was stored', () => {
    expect(restoreFields(EMPTY, undefined)).to.deep.equal(EMPTY);
    const { agreed } = restoreFields(EMPTY, { read: () => 'yes', save: () => undefined });
    expect(agreed).to.equal(false);
  });

  it('are stored as their text, and not at all when they are not ticked', () => {
    expect([storedText('李'), storedText(''), storedText(false)]).to.deep.equal(['李', '', '']);
  });
});
