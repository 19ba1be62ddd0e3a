import { expect } from 'chai';

import { readWishes } from '../../../lab/mutation/arguments.js';

describe('What is asked of a run of mutants', () => {
  const read = (...input: string[]) => readWishes(input, (path) => path !== 'src/domain/missing');

  it('is the whole core, by one process, without what is made while files load', () => {
    expect(read()).to.deep.equal({
      folders: ['src/domain', 'src/application'],
      fixed: false,
      again: false,
      jobs: 1,
    });
  });

  it('is folders of the core, with or without a slash at their end', () => {
    expect(read('src/domain/orders/', 'src/application')?.folders).to.deep.equal([
      'src/domain/orders',
      'src/application',
    ]);
  });

  it('may be wider, from the beginning, and side by side', () => {
    expect(read('--fixed', 'src/domain', '--jobs', '2', '--again')).to.deep.equal({
      folders: ['src/domain'],
      fixed: true,
      again: true,
      jobs: 2,
    });
  });

  it('is nothing where a folder lies elsewhere or is not there, or a number is none', () => {
    for (const wrong of [['src/ui'], ['src/domains'], ['src/domain/missing'], ['--now'], ['--jobs'], ['--jobs', '0']]) {
      expect(read(...wrong), wrong.join(' ')).to.equal(undefined);
    }
  });
});
