import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { Lock } from '../../snapshots/make/lock.js';

describe('Two runs in one folder', () => {
  let folder = '';
  const file = () => join(folder, 'run.lock');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  /** What happens while the second run waits for a sign of life of the first. */
  const waiting = (happens: () => void) => ({
    wait: () => {
      happens();
      return Promise.resolve();
    },
  });
  const nothing = waiting(() => undefined);

  it('the second one does nothing while the first one lives, and says which process that is', async () => {
    writeFileSync(file(), '4711 other-host\n');
    const first = waiting(() => {
      utimesSync(file(), new Date(), new Date(Date.now() + 3000));
    });
    const refusal: unknown = await Lock.take(folder, first).catch((error: unknown) => error);
    expect(String(refusal)).to.include('4711 other-host');
    expect(existsSync(file())).to.equal(true);
  });

  it('the second one begins when the first one is dead, however it ended, or ends meanwhile', async () => {
    writeFileSync(file(), '4711 other-host\n');
    const afterDeath = await Lock.take(folder, nothing);
    expect(readFileSync(file(), 'utf8')).to.equal(`${String(process.pid)} ${hostname()}\n`);
    const ends = waiting(() => {
      afterDeath.release();
    });
    const afterEnd = await Lock.take(folder, ends);
    afterEnd.release();
    expect(existsSync(file())).to.equal(false);
  });

  it('the second one begins at once when the first one was killed on this machine', async () => {
    const { pid } = spawnSync('true');
    writeFileSync(file(), `${String(pid)} ${hostname()}\n`);
    const lock = await Lock.take(
      folder,
      waiting(() => expect.fail('waited')),
    );
    lock.release();
  });

  it('a run that was suspended leaves the file of the run that has taken over', async () => {
    const lock = await Lock.take(folder, nothing);
    writeFileSync(file(), '4711 other-host\n');
    lock.release();
    expect(readFileSync(file(), 'utf8')).to.equal('4711 other-host\n');
  });

  it('a folder that cannot be written to is an error of its own', async () => {
    const refusal: unknown = await Lock.take(join(folder, 'x\0'), nothing).catch((error: unknown) => error);
    expect(String(refusal)).not.to.include('另一次快照');
  });
});
