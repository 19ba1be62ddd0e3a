import { expect } from 'chai';

import { readArguments } from '../../../lab/bench/arguments.js';
import { FIGURES } from '../../../lab/bench/figures.js';
import { SCENARIOS } from '../../../lab/bench/scenarios.js';

describe('The arguments of the bench', () => {
  it('measure everything of the build that is here when there are none', () => {
    const { targets, rounds, only } = readArguments([]);
    expect(targets).to.deep.equal([{ name: 'here', kind: 'here' }]);
    expect(rounds).to.equal(3);
    expect([...only]).to.deep.equal(Object.keys(FIGURES));
  });

  it('name commits, sites that run somewhere, and the build that is here', () => {
    const { targets } = readArguments(['before=main~1', 'now=.', 'other=http://127.0.0.1:9000/']);
    expect(targets).to.deep.equal([
      { name: 'before', kind: 'commit', commit: 'main~1' },
      { name: 'now', kind: 'here' },
      { name: 'other', kind: 'url', url: 'http://127.0.0.1:9000' },
    ]);
  });

  it('choose rounds and figures', () => {
    const { rounds, only } = readArguments(['--rounds', '5', '--only', 'dialog, key']);
    expect(rounds).to.equal(5);
    expect([...only]).to.deep.equal(['dialog', 'key']);
  });

  it('say what makes no sense', () => {
    expect(() => readArguments(['main'])).to.throw('not "main"');
    expect(() => readArguments(['a=.', 'a=main'])).to.throw('"a"');
    expect(() => readArguments(['a=http://'])).to.throw('no address');
    expect(() => readArguments(['a=http://host/path'])).to.throw('begins at /');
    expect(() => readArguments(['--rounds', '0'])).to.throw('--rounds');
    expect(() => readArguments(['--only', 'speed'])).to.throw('no figure "speed"');
    expect(() => readArguments(['--fast'])).to.throw('--fast');
  });

  it('can name every figure, for each comes out of one scenario', () => {
    expect(SCENARIOS.flatMap(({ figures }) => figures).toSorted()).to.deep.equal(Object.keys(FIGURES).toSorted());
  });
});
