import { expect } from 'chai';

import { MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';
import { MemberRecord } from '../../../src/domain/session/member-record.js';

describe('A stored value of a member', () => {
  const read = (stored: object, memberId: number | undefined = 7): unknown => {
    const store = new MemoryVisitStore();
    store.write('memberDrafts', JSON.stringify(stored));
    return new MemberRecord(store, { memberId }, 'memberDrafts', ({ text }) => ({ text })).read().text;
  };

  it('is read only by its owner', () => {
    expect(read({ member: 7, text: 'a' })).to.equal('a');
    expect(read({ member: 8, text: 'a' })).to.equal(undefined);
  });

  it('is not read in the format of a later release, because the site may have been rolled back', () => {
    expect(read({ member: 7, text: 'a', version: 1 })).to.equal('a');
    expect(read({ member: 7, text: 'a', version: 2 })).to.equal(undefined);
  });
});
