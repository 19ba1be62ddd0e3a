import { expect } from 'chai';

import { picturesWanted } from '../../../lab/pictures/arguments.js';

describe('The arguments of the pictures', () => {
  it('want those of the README when there are none', () => {
    expect(picturesWanted([])).to.deep.equal({ what: 'readme', only: '' });
  });

  it('want a set, or a comparison, of all states or of some', () => {
    expect(picturesWanted(['--all'])).to.deep.equal({ what: 'all', only: '' });
    expect(picturesWanted(['--compare', '--only', 'header/'])).to.deep.equal({ what: 'compare', only: 'header/' });
  });

  it('say what makes no sense', () => {
    expect(() => picturesWanted(['--all', '--compare'])).to.throw('one of them');
    expect(() => picturesWanted(['--only', 'header/'])).to.throw('--only goes with');
    expect(() => picturesWanted(['--everything'])).to.throw('--everything');
  });
});
