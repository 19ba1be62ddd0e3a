import { readFileSync } from 'node:fs';

import { expect } from 'chai';

import { FAULTS } from './faults.js';

describe('Each planted fault', () => {
  it('has its line once in its file', () => {
    const outdated = FAULTS.filter(({ file, from }) => readFileSync(file, 'utf8').split(from).length !== 2);
    expect(outdated.map(({ id }) => id)).to.deep.equal([]);
  });
});
