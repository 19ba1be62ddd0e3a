import { expect } from 'chai';

import { readArguments } from './arguments.js';

describe('The command line of the bench', () => {
  it('takes one figure by its name, and all figures of a phone or of presses by their first word', () => {
    const only = (names: string) => [...readArguments(['--only', names]).only];
    expect(only('dialog, press-login')).to.deep.equal(['dialog', 'press-login']);
    expect(only('press')).to.have.length.greaterThan(9);
    expect(only('press').filter((name) => !name.startsWith('press-'))).to.deep.equal([]);
    expect(only('phone')).to.include('phone-dialog').and.not.include('dialog');
    // A figure itself.
    expect(only('course')).to.deep.equal(['course']);
    expect(() => only('pres')).to.throw('There is no figure "pres".');
  });

  it('names the tables to write, and refuses to say in two places what is measured', () => {
    expect(readArguments([])).not.to.have.property('write');
    expect(readArguments(['--write', 'presses,phone', '--rounds', '5'])).to.deep.include({
      write: ['presses', 'phone'],
      rounds: 5,
    });
    for (const more of ['now=.', '--photos', '--only=press'])
      expect(() => readArguments(['--write', 'all', more]), more).to.throw('With --write');
  });
});
