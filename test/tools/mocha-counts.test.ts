import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

const SUITE = `
let tries = 0;
describe('a suite', () => {
  it('passes', () => {});
  it('SKIPPED: there is no nginx on this machine', () => {});
  it('fails', () => {
    // Stays open: without an end of the reporter's own the run would never end.
    setInterval(() => undefined, 1000);
    throw new Error('broken');
  });
  it('passes at the second try', () => { if (tries++ === 0) throw new Error('not yet'); }).retries(1);
});`;

describe('The results that a mocha run reports to npm test', () => {
  it('are the counts, and the names of tests that failed, were retried or could not run on this machine', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mocha-counts-'));
    const suite = join(folder, 'suite.cjs');
    const counts = join(folder, 'counts.json');
    writeFileSync(suite, SUITE);
    const { signal } = spawnSync(
      process.execPath,
      ['node_modules/mocha/bin/mocha.js', '--no-config', '--reporter', './tools/mocha-counts.cjs', suite],
      { env: { ...process.env, MOCHA_COUNTS: counts }, timeout: 8000 },
    );
    expect(signal).to.equal(null);
    expect(JSON.parse(readFileSync(counts, 'utf8'))).to.deep.equal({
      passed: 3,
      failed: 1,
      failures: ['a suite fails: broken'],
      retried: ['a suite passes at the second try: not yet'],
      skipped: ['a suite SKIPPED: there is no nginx on this machine'],
    });
    rmSync(folder, { recursive: true });
  });
});
