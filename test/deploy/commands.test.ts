import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect } from 'chai';

import { canHaveMachine, onFreshMachine } from '../support/fresh-machine.js';

/** Who executes the commands of a fenced block: this test, or `lab/container`. */
const MARKS = ['sh run', 'sh container'];

const blocks = [...readFileSync('docs/deploy.md', 'utf8').matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(
  ([, mark = '', commands = '']) => ({ mark, commands }),
);

describe('The commands of docs/deploy.md', () => {
  it('are all in blocks that a test executes', () => {
    const unknown = blocks.filter(({ mark }) => !MARKS.includes(mark) && !['yaml', 'cron'].includes(mark));
    expect(unknown).to.deep.equal([]);
  });

  it('succeed one after the other on a new machine', function () {
    const whyNot = canHaveMachine();
    if (whyNot !== undefined) {
      console.log(`SKIPPED: the commands of docs/deploy.md. ${whyNot}`);
      return;
    }
    const commands = blocks.filter(({ mark }) => mark === 'sh run').map((block) => block.commands);
    const { status, stdout, stderr } = spawnSync('bash', ['-c', onFreshMachine(commands)], { encoding: 'utf8' });
    expect(status, `${stdout}\n${stderr}`.slice(-6000)).to.equal(0);
    // Installed, checked, with https, a second time, rolled back, checked, with snapshots.
    expect(stdout.match(/ 提供的就是这个版本$/gm)).to.have.lengthOf(7);
    expect(stdout.match(/^ready: /gm)).to.have.lengthOf(2);
  }).timeout(360_000);
});
