import { expect } from 'chai';

import { missingFields, type RequiredFields } from '../../../src/domain/forms.js';

const REQUIRED: RequiredFields<'name' | 'agreed'> = [
  ['name', 'a name, please'],
  ['agreed', 'agree, please'],
];

describe('missing fields', () => {
  it('are those that are empty, blank, unticked or not there at all, each with its words', () => {
    const both = { name: 'a name, please', agreed: 'agree, please' };
    expect(missingFields(REQUIRED, {})).to.deep.equal(both);
    expect(missingFields(REQUIRED, { name: ' \u3000', agreed: false })).to.deep.equal(both);
    expect(missingFields(REQUIRED, { name: 'x', agreed: false })).to.deep.equal({ agreed: 'agree, please' });
  });

  it('are none where everything is filled in', () => {
    expect(missingFields(REQUIRED, { name: 'x', agreed: true })).to.deep.equal({});
  });
});
