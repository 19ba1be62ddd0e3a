import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect } from 'chai';

import { until } from '../support/until.js';

const UNITS = ['course-site-snapshots.service', 'course-site-snapshots.timer'].map(
  (name) => `deploy/snapshots/${name}`,
);
const CRON = readFileSync('deploy/snapshots/course-site-snapshots.cron', 'utf8');
const RUN = readFileSync('deploy/snapshots/run.sh', 'utf8');

describe('What runs the snapshots (docs/deploy.md#快照)', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'run-snapshots-'));
    // In place of npm: notes its arguments, one a line, and fails as often as it is called.
    writeFileSync(join(folder, 'npm'), `#!/bin/sh\nprintf '%s\\n' "$@" end >>${folder}/calls\nexit 1\n`, {
      mode: 0o755,
    });
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const environment = (more: Readonly<Record<string, string>>) => ({
    PATH: `${folder}:${process.env.PATH ?? ''}`,
    SNAPSHOTS: folder,
    SITE_ADDRESS: 'https://www.example.test',
    ...more,
  });
  const run = (more: Readonly<Record<string, string>> = {}) =>
    spawnSync('sh', ['deploy/snapshots/run.sh'], { env: environment(more), encoding: 'utf8' });
  const calls = () => {
    const file = join(folder, 'calls');
    return existsSync(file) ? readFileSync(file, 'utf8').split('end\n').slice(0, -1) : [];
  };

  it('passes the settings to the command, and returns its exit code', () => {
    expect(run({ API_SERVER: 'http://10.0.0.5:8000', SITE_ROOT: '/srv/site', SNAPSHOTS_RATE: '30' }).status).to.equal(
      1,
    );
    expect(calls()).to.deep.equal([
      'run\n--silent\nsnapshots\n--\n--api\nhttp://10.0.0.5:8000\n--site\nhttps://www.example.test\n' +
        `--out\n${folder}\n--build\n/srv/site\n--rate\n30\n`,
    ]);
    run();
    expect(calls()[1])
      .to.include(`--build\n${resolve('dist')}\n`)
      .and.not.to.include('--rate');
  });

  it('reports a missing setting or folder in one line, and runs nothing', () => {
    for (const wrong of [{ SITE_ADDRESS: '' }, { SNAPSHOTS: '/no/such/folder' }]) {
      const { status, stderr } = run(wrong);
      expect(status).to.equal(2);
      expect(stderr).to.match(/^snapshots\/run\.sh: .*\n$/);
    }
    expect(calls()).to.deep.equal([]);
  });

  it('the container repeats it, for the document with its settings, and ends on a signal', async () => {
    const running = spawn('sh', ['deploy/container/snapshots.sh'], {
      env: environment({ RUN_DIR: join(folder, 'run'), SITE_VIP: 'off', SNAPSHOTS_INTERVAL: '0.1' }),
      stdio: 'ignore',
    });
    const ended = once(running, 'exit');
    await until(() => calls().length > 1);
    running.kill('SIGTERM');
    await ended;
    expect(running.exitCode).to.equal(0);
    const [, build = ''] = /--build\n(.*)\n/.exec(calls()[0] ?? '') ?? [];
    expect(readFileSync(join(build, 'index.html'), 'utf8')).to.include('id="site-settings">\nvip = off\n');
    expect(existsSync(join(build, 'assets'))).to.equal(true);
  });

  it('the units of systemd are valid, and name scripts that exist', () => {
    const service = readFileSync(UNITS[0] ?? '', 'utf8');
    const [, script = ''] = /^ExecStart=\/bin\/sh \/opt\/course-site\/(\S+)$/m.exec(service) ?? [];
    expect(existsSync(script)).to.equal(true);
    expect(service).to.include('StateDirectory=course-site/snapshots\n');
    expect(RUN).to.include('${SNAPSHOTS:-/var/lib/course-site/snapshots}');
    const { status, stderr, error } = spawnSync('systemd-analyze', ['verify', ...UNITS.map((path) => resolve(path))], {
      encoding: 'utf8',
    });
    // A machine without systemd.
    if (error !== undefined) return;
    expect({ status, stderr }).to.deep.equal({ status: 0, stderr: '' });
  });

  it('the line of cron prints the output of a run that failed, which cron mails, and nothing of others', () => {
    const [, command = ''] = /^17 \* \* \* \* course-site (.*)$/m.exec(CRON) ?? [];
    const outputOf = (run: string) => {
      const replaced = command.replace('sh /opt/course-site/deploy/snapshots/run.sh', run);
      expect(replaced).not.to.equal(command);
      return spawnSync('sh', ['-c', replaced], { encoding: 'utf8' }).stdout;
    };
    expect(outputOf('echo written')).to.equal('');
    expect(outputOf("sh -c 'echo why >&2; exit 1'")).to.equal('why\n');
  });

  it('cron has settings that the script describes', () => {
    const described = [...RUN.matchAll(/^# {3}([A-Z_]+) /gm)].map(([, name = '']) => name);
    const set = [...CRON.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name).filter((name) => name !== 'PATH');
    expect(described).to.include.members(set);
  });
});
