import { expect } from 'chai';

import { argumentsOf, nextStep, type Step, STEPS } from '../../tools/test-steps.js';

const step = (name: string, seconds: number, more: Partial<Step> = {}): Step => ({
  name,
  script: name,
  seconds,
  ...more,
});

const BUILD = step('build', 10);
const READS_BUILD = step('size', 50, { after: ['build'] });
const LINT = step('lint', 40);
const BROWSER = step('browser', 900, { after: ['build'], isAlone: true });

describe('The steps of npm test', () => {
  it('start with the longest path, on every free processor', () => {
    expect(nextStep([LINT, BUILD, READS_BUILD], [], 2)).to.equal(BUILD);
    expect(nextStep([LINT, READS_BUILD], [BUILD], 2)).to.equal(LINT);
    expect(nextStep([READS_BUILD], [BUILD], 2)).to.equal(undefined);
    expect(nextStep([READS_BUILD], [LINT], 2)).to.equal(READS_BUILD);
    expect(nextStep([READS_BUILD], [LINT], 1)).to.equal(undefined);
  });

  it('run nothing beside the one that uses all processors, which is the last', () => {
    expect(nextStep([BROWSER, LINT], [], 2)).to.equal(LINT);
    expect(nextStep([BROWSER], [LINT], 2)).to.equal(undefined);
    expect(nextStep([BROWSER], [], 2)).to.equal(BROWSER);
    expect(nextStep([LINT], [BROWSER], 8)).to.equal(undefined);
  });

  it('are the same in npm run test:all as in npm test and npm run test:rest together', () => {
    for (const each of STEPS) {
      const [daily, rest, all] = [argumentsOf(each, 'daily'), argumentsOf(each, 'rest'), argumentsOf(each, 'all')];
      const { breadth } = each;
      expect(all, each.name).to.have.length(1);
      expect(daily === undefined, each.name).to.equal(breadth === 'step');
      expect(rest === undefined, each.name).to.equal(breadth === undefined);
      if (breadth === 'tests')
        expect([daily, rest]).to.deep.equal([
          [each.script, '--', '--fgrep', '(breadth)', '--invert'],
          [each.script, '--', '--fgrep', '(breadth)'],
        ]);
      else if (rest) expect(rest).to.deep.equal(all);
    }
  });
});
