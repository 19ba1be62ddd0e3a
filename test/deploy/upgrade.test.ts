import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect } from 'chai';

import { describeWithNginx } from '../support/nginx/describe-with-programs.js';
import { fetchPlain } from '../support/nginx/fetch-plain.js';
import { type Machine, run, smallBuild, startMachine } from '../support/nginx/machine.js';
import { deployThen } from '../support/release-0.1.0/deploy.js';

const NAVIGATION = { accept: 'text/html,*/*;q=0.8' };
const OWN = 'course-site/own-headers.conf';
const VIDEOS = 'https://videos.example.com';

/** By the mark of its build: 0.1.0 with the scripts of its own, and 1.0.0 with those of this commit. */
type Release = 'o' | 'n';

/** Where a call can be killed while it installs 1.0.0 (test/deploy/release.test.ts), and what is served after the next call. */
const PHASES = [
  ['tar', '', 'o'],
  ['mv', 'current.new', 'o'],
  ['cp', 'acme.conf', 'o'],
  ['nginx', '-s reload', 'o'],
  ['curl', '', 'o'],
  ['mv', 'switched', 'n'],
  ['wc', ' -w', 'n'],
] as const;

describeWithNginx('An operator upgrades from 0.1.0 to 1.0.0', () => {
  let machine: Machine;
  const file = (name: string) => join(machine.folder, name);
  const write = (name: string, text: string | Buffer) => {
    mkdirSync(dirname(file(name)), { recursive: true });
    writeFileSync(file(name), text);
  };

  beforeEach(async () => {
    machine = await startMachine();
    write('settings.txt', `policy_hosts = ${VIDEOS}\n`);
    write('site.env', `SERVER_NAME=www.example.com example.com\nAPI_TIMEOUT=7s\nSNAPSHOTS=${file('snapshots')}\n`);
    write('snapshots/fresh/0', '');
    for (const [path, bytes] of deployThen()) write(`then/${path}`, bytes);
    await expectRun(install('o'), 0);
    write(`nginx/${OWN}`, 'add_header X-Own yes always;\n');
    // As `npm run snapshots` of 0.1.0 wrote it, for its own build.
    write(`snapshots/${buildNow()}/pages/index.html`, 'snapshot of o');
  });
  afterEach(() => machine.close());

  const release = (args: readonly string[], script: string) =>
    machine.release(args, { SITE_SETTINGS: file('settings.txt') }, script);
  /** The script of the archive that is installed; `rollback` and the others use that of the release that is served. */
  const install = (mark: Release) => {
    const built = smallBuild(mark).set('/snapshot-names.conf', readFileSync('dist/snapshot-names.conf'));
    return mark === 'o'
      ? release(['install', machine.archive('0.1.0', built, deployThen())], file('then/deploy/release.sh'))
      : release(['install', machine.archive('1.0.0', built)], 'deploy/release.sh');
  };
  const ofServed = (command: string) => release([command], file('site/current/deploy/release.sh'));
  const buildNow = () =>
    createHash('sha256')
      .update(readFileSync(file('site/current/dist/index.html')))
      .digest('hex')
      .slice(0, 12);
  const get = (path: string) => fetchPlain(machine.url + path, NAVIGATION);

  async function expectRun(running: ReturnType<typeof release>, expected: number): Promise<void> {
    const { status, output } = await running;
    expect(status, output).to.equal(expected);
  }

  /** The release is served with everything that the operator has written, and the files of both for open tabs. */
  async function expectServed(mark: Release, what: string): Promise<void> {
    const { text, headers } = await get('/courses');
    expect(text, what).to.include(`main.${mark}.js`).and.to.include(`policy_hosts = ${VIDEOS}`);
    expect(headers['content-security-policy'], what).to.include(`sha256-${mark}`).and.to.include(VIDEOS);
    expect((await get('/assets/main.o.js')).text, what).to.equal('o()');
    const listen = readFileSync(file('nginx/course-site/listen.conf'), 'utf8');
    expect(listen, what).to.include('server_name www.example.com example.com;').and.to.include('7s;');
    expect((await get('/healthz')).status, what).to.equal(200);
    expect(readFileSync(file(`nginx/${OWN}`), 'utf8'), what).to.include('X-Own');
    const nginx = file('nginx');
    const tested = await run(
      join(machine.programs, 'nginx'),
      ['-q', '-t', '-p', nginx, '-c', join(nginx, 'nginx.conf')],
      {},
    );
    expect(tested, what).to.deep.equal({ status: 0, output: '' });
    // The scripts of the release itself, which the operator's next call runs.
    const scripts = file('site/current/deploy/check-site.sh');
    const own = mark === 'o' ? file('then/deploy/check-site.sh') : 'deploy/check-site.sh';
    expect(readFileSync(scripts, 'utf8'), what).to.equal(readFileSync(own, 'utf8'));
    // A snapshot belongs to one build: that of 0.1.0 is served again after the way back, unless 1.0.0 has made its own.
    const home = await get('/');
    expect(home.text, what).to.include(mark === 'o' ? 'snapshot of o' : 'main.n.js');
  }

  it('and back, and again: settings, nginx files, snapshots and the files of open tabs stay', async () => {
    await expectServed('o', '0.1.0');
    await expectRun(install('n'), 0);
    await expectServed('n', 'upgrade');
    await expectRun(ofServed('rollback'), 0);
    await expectServed('o', 'way back');
    expect((await get('/assets/main.n.js')).text).to.equal('n()');
    await expectRun(ofServed('configure'), 0);
    await expectServed('o', 'settings of 0.1.0 applied again');
    await expectRun(install('n'), 0);
    await expectServed('n', 'upgrade again');
    write(`snapshots/${buildNow()}/pages/index.html`, 'snapshot with main.n.js');
    expect((await get('/')).text).to.equal('snapshot with main.n.js');
  });

  for (const [who, script] of [
    ['the scripts of 0.1.0', 'then/deploy/release.sh'],
    ['the scripts of the release that is current', 'site/current/deploy/release.sh'],
  ] as const)
    it(`is killed in each phase of the upgrade: ${who} leave no mixture`, async () => {
      for (const [program, withArguments, served] of PHASES) {
        const what = `${program} ${withArguments}`;
        const undo = machine.signalWhen(program, withArguments, 'KILL');
        const { status } = await install('n');
        undo();
        expect(status, what).not.to.equal(0);
        await expectRun(release(['clean'], file(script)), 0);
        await expectServed(served, what);
        expect(existsSync(file('site/switch')), what).to.equal(false);
        if (served === 'n') await expectRun(ofServed('rollback'), 0);
      }
    }).timeout(120_000);

  it('is killed in each phase of the way back: 1.0.0 is served on, with its own files', async () => {
    await expectRun(install('n'), 0);
    for (const [program, withArguments, served] of PHASES.slice(1, 6)) {
      const what = `${program} ${withArguments}`;
      const undo = machine.signalWhen(program, withArguments, 'KILL');
      expect((await ofServed('rollback')).status, what).not.to.equal(0);
      undo();
      await expectRun(ofServed('clean'), 0);
      await expectServed(served === 'n' ? 'o' : 'n', what);
    }
  }).timeout(120_000);
});
