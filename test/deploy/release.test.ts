import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { describeWithNginx } from '../support/nginx/describe-with-programs.js';
import { fetchPlain } from '../support/nginx/fetch-plain.js';
import { type Machine, smallBuild, startMachine } from '../support/nginx/machine.js';

const NAVIGATION = { accept: 'text/html,*/*;q=0.8' };

describeWithNginx('deploy/release.sh, on a machine without Node', () => {
  let machine: Machine;
  beforeEach(async () => {
    machine = await startMachine();
  });
  afterEach(() => machine.close());

  const install = async (mark: string, settings: Readonly<Record<string, string>> = {}) =>
    machine.release(['install', machine.archive(`1.0.${mark}`, smallBuild(mark))], settings);
  const installed = async (...marks: readonly string[]) => {
    for (const mark of marks) {
      const { status, output } = await install(mark);
      expect(status, output).to.equal(0);
    }
  };
  const get = (path: string) => fetchPlain(machine.url + path, NAVIGATION);
  const releases = () => readdirSync(join(machine.folder, 'site/releases')).sort();
  const current = () => readlinkSync(join(machine.folder, 'site/current'));
  const expectServed = async (mark: string) => {
    const { text, headers } = await get('/courses');
    expect(text).to.include(`main.${mark}.js`);
    expect(headers['content-security-policy']).to.include(`sha256-${mark}`);
  };

  it('installs a release that nginx then serves, with its policy, and checks it', async () => {
    const { status, output } = await install('a');
    expect(status, output).to.equal(0);
    expect(output)
      .to.include('serves this build')
      .and.to.match(/1-1\.0\.a is installed in .*\n$/);
    await expectServed('a');
    expect(current()).to.equal('releases/1-1.0.a');
    expect(await machine.release(['check'])).to.include({ status: 0 });
    // The first of several ports, also where it is that of all addresses.
    const LISTEN = `*:${new URL(machine.url).port} default_server,[::]:1`;
    const checked = await machine.release(['check'], { LISTEN });
    expect(checked.status, checked.output).to.equal(0);
  });

  it('keeps the files of open tabs, of the older release after an installation and of the newer one after a rollback', async () => {
    await installed('a', 'b');
    await expectServed('b');
    for (const mark of ['a', 'b']) expect((await get(`/assets/main.${mark}.js`)).text).to.equal(`${mark}()`);
    const { status, output } = await machine.release(['rollback']);
    expect(status, output).to.equal(0);
    await expectServed('a');
    for (const mark of ['a', 'b']) expect((await get(`/assets/main.${mark}.js`)).text).to.equal(`${mark}()`);
  });

  it('goes back to the release that was served before, and not to one that was taken back', async () => {
    await installed('a', 'b');
    await machine.release(['rollback']);
    await installed('c');
    await machine.release(['rollback']);
    await expectServed('a');
    const { status, output } = await machine.release(['rollback']);
    expect({ status, output }).to.deep.equal({ status: 1, output: 'release.sh: there is no release to go back to\n' });
    expect(await machine.release(['rollback', '3-1.0.c'])).to.include({ status: 0 });
    await expectServed('c');
  });

  it('goes back by itself when the check of the site fails', async () => {
    await installed('a');
    // nginx does not change, however long the check waits.
    writeFileSync(join(machine.folder, 'bin/sleep'), '#!/bin/sh\n');
    const { status, output } = await install('b', { NGINX_RELOAD: 'true' });
    expect(status).to.equal(1);
    expect(output).to.include('another release of this site').and.to.include('the site is as before, 1-1.0.a\n');
    await expectServed('a');
    expect(current()).to.equal('releases/1-1.0.a');
  });

  const BEFORE = [
    ['tar', ''],
    ['mv', 'current.new'],
    ['cp', 'acme.conf'],
    ['nginx', '-s reload'],
    ['curl', ''],
  ] as const;
  const AFTER = [
    ['mv', 'switched'],
    ['wc', ' -w'],
  ] as const;
  for (const [signal, before, after] of [
    ['TERM', BEFORE, AFTER],
    ['KILL', BEFORE, AFTER],
    ['INT', [['curl', '']], []],
    ['HUP', [['curl', '']], []],
    ['PIPE', [['curl', '']], []],
  ] as const)
    it(`serves the release of before after ${signal} in each phase until the site is checked, and the new one afterwards`, async () => {
      await installed('a');
      const phases = [
        ...before.map((phase) => [...phase, 'a'] as const),
        ...after.map((phase) => [...phase, 'b'] as const),
      ];
      for (const [program, withArguments, served] of phases) {
        const undo = machine.signalWhen(program, withArguments, signal);
        const { status, output } = await install('b');
        undo();
        expect(status, `${program} ${output}`).not.to.equal(0);
        // Only the next call can find out that this one was killed.
        if (signal === 'KILL') expect(await machine.release(['check'])).to.include({ status: 0 });
        expect(current(), program).to.match(new RegExp(`-1\\.0\\.${served}$`));
        await expectServed(served);
        const files = readdirSync(join(machine.folder, 'site')).filter((name) => name !== 'work');
        expect(files, program).to.have.members(['current', 'lock', 'releases', 'served-at']);
      }
      if (after.length > 0) expect(await machine.release(['rollback'])).to.include({ status: 0 });
      await expectServed(after.length > 0 ? 'b' : 'a');
    }).timeout(120_000);

  it('refuses an archive without a file that its document names, also when an older release has that file', async () => {
    await installed('a');
    const broken = smallBuild('a');
    broken.delete('/assets/main.a.css');
    const { status, output } = await machine.release(['install', machine.archive('1.0.b', broken)]);
    expect({ status, output }).to.deep.equal({
      status: 1,
      output: 'release.sh: the archive lacks /assets/main.a.css, which its index.html names\n',
    });
    await expectServed('a');
    expect(releases()).to.deep.equal(['1-1.0.a']);
  });

  it('restores the configuration of nginx when nginx refuses the new one', async () => {
    await installed('a');
    const written = () => readFileSync(join(machine.folder, 'nginx/course-site/listen.conf'), 'utf8');
    const before = written();
    const { status, output } = await install('b', { LISTEN: '192.0.2.1:1' });
    expect(status).to.equal(1);
    expect(output)
      .to.include('192.0.2.1:1 failed')
      .and.to.include('2-1.0.b is not served: the site is as before, 1-1.0.a');
    expect(written()).to.equal(before);
    await expectServed('a');
  });

  it('leaves nothing of a first release that fails', async () => {
    const { status } = await install('a', { LISTEN: '192.0.2.1:1' });
    expect(status).to.equal(1);
    expect(existsSync(join(machine.folder, 'site/current'))).to.equal(false);
    expect(readdirSync(join(machine.folder, 'nginx/conf.d'))).to.deep.equal([]);
  });

  it('refuses an archive that is damaged or without its sums, and changes nothing', async () => {
    const archive = machine.archive('1.0.a', smallBuild('a'));
    writeFileSync(archive, readFileSync(archive).subarray(0, -1));
    expect((await machine.release(['install', archive])).output).to.match(/^release\.sh: .* is damaged: .*\n$/);
    writeFileSync(join(machine.folder, 'SHA256SUMS'), '');
    expect((await machine.release(['install', archive])).output).to.match(/^release\.sh: .* does not name .*\n$/);
    rmSync(join(machine.folder, 'SHA256SUMS'));
    expect((await machine.release(['install', archive])).output).to.match(
      /^release\.sh: there is no .*SHA256SUMS.*\n$/,
    );
    expect(releases()).to.deep.equal([]);
  });

  it('keeps three releases, with no files of the others', async () => {
    await installed('a', 'b', 'c', 'd');
    expect(releases()).to.deep.equal(['2-1.0.b', '3-1.0.c', '4-1.0.d']);
    for (const release of releases())
      expect(readdirSync(join(machine.folder, 'site/releases', release, 'dist/assets'))).to.deep.equal(
        ['b', 'c', 'd'].flatMap((mark) => [`main.${mark}.css`, `main.${mark}.js`]),
      );
    await machine.release(['clean'], { RELEASES_KEPT: '2' });
    expect(releases()).to.deep.equal(['3-1.0.c', '4-1.0.d']);
  });

  it('writes the settings of the site into the release, and takes them back with it', async () => {
    await installed('a');
    const settings = join(machine.folder, 'settings.txt');
    writeFileSync(settings, 'policy_hosts = https://videos.example.com\n');
    const { status, output } = await install('a', { SITE_SETTINGS: settings });
    expect(status, output).to.equal(0);
    const after = await get('/courses');
    expect(after.text).to.include('policy_hosts = https://videos.example.com');
    expect(after.headers['content-security-policy']).to.include('https://videos.example.com');
    await machine.release(['rollback']);
    expect((await get('/courses')).headers['content-security-policy']).not.to.include('videos.example.com');
  });

  it('gives the document another ETag when only its content differs: not its size, not the time in the archive', async () => {
    await installed('a');
    const tag = String((await get('/courses')).headers['etag']);
    await installed('b');
    const again = await fetchPlain(`${machine.url}/courses`, { ...NAVIGATION, 'if-none-match': tag });
    expect(again).to.include({ status: 200 });
    expect(again.text).to.include('main.b.js');
  });

  it('reads the settings of nginx from a file, and refuses a line that is none', async () => {
    const file = join(machine.folder, 'site.env');
    writeFileSync(file, "# nginx\r\nSERVER_NAME='www.example.com example.com'\r\n\r\nAPI_TIMEOUT=7s");
    await installed('a');
    const written = readFileSync(join(machine.folder, 'nginx/course-site/listen.conf'), 'utf8');
    expect(written).to.include('server_name www.example.com example.com;').and.to.include('proxy_read_timeout    7s;');
    for (const line of ['API_SERVR=http://a', 'SITE_ROOT=/srv', 'API_SERVER', '$(touch x)=1', 'API.*=1']) {
      writeFileSync(file, line);
      const { status, output } = await install('b');
      expect(status, line).to.equal(1);
      expect(output).to.match(/^release\.sh: .* is no setting .*\n$/);
    }
    await expectServed('a');
  });

  it('writes other settings for nginx with the same release, and refuses wrong ones', async () => {
    await installed('a');
    const { status, output } = await machine.release(['configure'], { API_TIMEOUT: '7s' });
    expect(status, output).to.equal(0);
    const written = () => readFileSync(join(machine.folder, 'nginx/course-site/listen.conf'), 'utf8');
    expect(written()).to.include('proxy_read_timeout    7s;');
    const wrong = await machine.release(['configure'], { API_TIMEOUT: 'soon' });
    expect(wrong.status).to.equal(1);
    expect(wrong.output)
      .to.match(/^configure\.sh: API_TIMEOUT .*\n/)
      .and.to.include('as before, 1-1.0.a\n');
    expect(written()).to.include('proxy_read_timeout    7s;');
    expect(current()).to.equal('releases/1-1.0.a');
  });

  it('says in one line what it can do', async () => {
    for (const args of [[], ['install'], ['rollback', 'a', 'b'], ['update']])
      expect((await machine.release(args)).output).to.match(/^release\.sh: say what to do: .*\n$/);
    expect((await machine.release(['rollback', '7-1.0.x'])).output).to.match(/^release\.sh: there is no release 7/);
    expect((await machine.release(['check'], { NGINX_FOLDER: 'none' })).output).to.match(/^release\.sh: .*SITE_CHECK/);
  });
});
