import { expect } from 'chai';

import { ALL_STATES } from '../../../demo/catalogue/all-states.js';
import { addressOfState, askedFor } from '../../../demo/catalogue/asked-state.js';

describe('The address of the catalogue', () => {
  it('asks for the list when it names no state', () => {
    expect(askedFor('')).to.deep.equal({ kind: 'all' });
  });

  it('asks for the state that it names, every one of them', () => {
    for (const state of ALL_STATES) {
      expect(askedFor(new URL(addressOfState(state), 'http://site.example').search)).to.deep.equal({
        kind: 'one',
        state,
      });
    }
  });

  it('asks for the planted fault too, which no list has', () => {
    expect(askedFor('?state=planted-fault').kind).to.equal('one');
  });

  it('asks for nothing by a name that is none', () => {
    expect(askedFor('?state=no/such')).to.deep.equal({ kind: 'none' });
  });
});
