import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect } from 'chai';

const SCRIPT = 'test/support/fresh-machine.sh';

/** Why this machine cannot run commands as on a new one; `undefined` when it can. */
function canHaveMachine(): string | undefined {
  const missing = ['unshare', 'ip', 'curl', 'openssl', 'nginx', 'adduser'].filter(
    (name) => spawnSync('bash', ['-c', `PATH=$PATH:/usr/sbin:/sbin; command -v ${name}`]).status !== 0,
  );
  if (missing.length > 0) return `There is no ${missing.join(', ')} on this machine.`;
  if (process.getuid?.() !== 0) return 'It needs root, for a network and folders of its own.';
  const { status } = spawnSync('unshare', ['--mount', '--net', '--pid', '--fork', 'true']);
  return status === 0 ? undefined : 'This system allows no namespaces.';
}

/**
 * A bash command that runs these commands as on a Debian of their own: they write to no file of this machine and have a
 * network without other programs. They stop at the first that fails.
 */
function onFreshMachine(blocks: readonly string[]): string {
  const script = [readFileSync(SCRIPT, 'utf8'), ...blocks].join('\n');
  const quoted = `'${script.replaceAll("'", String.raw`'\''`)}'`;
  return `REPOSITORY='${resolve('.')}' exec unshare --mount --net --pid --fork --kill-child bash -c ${quoted}`;
}

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
