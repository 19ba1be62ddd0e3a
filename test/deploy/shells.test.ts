import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { describeWithPrograms } from '../support/nginx/describe-with-programs.js';
import { fetchPlain } from '../support/nginx/fetch-plain.js';
import { filesBelow, smallBuild, startMachine } from '../support/nginx/machine.js';

describeWithPrograms(['shellcheck'], 'The scripts of deploy', () => {
  it('are POSIX shell without what shellcheck warns of', () => {
    const scripts = [...filesBelow('deploy/')]
      .filter(([, text]) => String(text).startsWith('#!'))
      .map(([path]) => path);
    expect(scripts).to.include('deploy/release.sh');
    const { stdout } = spawnSync('shellcheck', ['-x', '-P', 'SCRIPTDIR', '-S', 'warning', ...scripts], {
      encoding: 'utf8',
    });
    expect(stdout).to.equal('');
  });
});

describeWithPrograms(['nginx', 'busybox', 'wget'], 'deploy/release.sh, with BusyBox', () => {
  it('installs, changes a setting, goes back after a kill, and rolls back', async () => {
    const programs = spawnSync('busybox', ['--list'], { encoding: 'utf8' }).stdout.split('\n');
    const machine = await startMachine(programs);
    try {
      const settings = { SITE_SETTINGS: join(machine.folder, 'settings.txt') };
      writeFileSync(settings.SITE_SETTINGS, '# 会员\nvip = off\n');
      const succeeds = async (...args: readonly string[]) => {
        const { status, output } = await machine.release(args, settings);
        expect(status, output).to.equal(0);
        return (await fetchPlain(`${machine.url}/courses`, { accept: 'text/html' })).text;
      };
      expect(await succeeds('install', machine.archive('1.0.a', smallBuild('a')))).to.include('vip = off');
      writeFileSync(settings.SITE_SETTINGS, 'vip = on\n');
      expect(await succeeds('configure')).to.include('vip = on');
      const undo = machine.signalWhen('wget', '', 'KILL');
      expect(await machine.release(['install', machine.archive('1.0.b', smallBuild('b'))])).not.to.include({
        status: 0,
      });
      undo();
      expect(await succeeds('clean')).to.include('main.a.js');
      expect(await succeeds('rollback')).to.include('vip = off');
      expect(readFileSync(join(machine.folder, 'nginx/course-site/listen.conf'), 'utf8')).to.include(
        'releases/1-1.0.a',
      );
    } finally {
      await machine.close();
    }
  });
});
