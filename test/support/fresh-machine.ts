import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const SCRIPT = 'test/support/fresh-machine.sh';

/** Why this machine cannot run commands as on a new one; `undefined` when it can. */
export function canHaveMachine(): string | undefined {
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
export function onFreshMachine(blocks: readonly string[]): string {
  const script = [readFileSync(SCRIPT, 'utf8'), ...blocks].join('\n');
  const quoted = `'${script.replaceAll("'", String.raw`'\''`)}'`;
  return `REPOSITORY='${resolve('.')}' exec unshare --mount --net --pid --fork --kill-child bash -c ${quoted}`;
}
