import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { describeWithNginx } from '../support/nginx/describe-with-programs.js';
import { fetchPlain } from '../support/nginx/fetch-plain.js';
import { type Machine, replaceProgram, run, type Run, smallBuild, startMachine } from '../support/nginx/machine.js';

const NAVIGATION = { accept: 'text/html,*/*;q=0.8' };

type Trouble = readonly [
  what: string,
  prepare: (folder: string) => unknown,
  repair: (folder: string) => unknown,
  sentence: RegExp,
];

describeWithNginx('deploy/release.sh, on a machine without Node', () => {
  let machine: Machine;
  let repaired: () => void = () => undefined;
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
      .to.include('提供的就是这个版本')
      .and.to.match(/1-1\.0\.a 已安装到 .*\n$/)
      // What nginx reports of its own signals looks like a fault.
      .and.not.to.include('[notice]');
    await expectServed('a');
    expect(current()).to.equal('releases/1-1.0.a');
    // This machine has no API, which is no reason to take a release back.
    const alone = await machine.release(['check']);
    expect(alone.output).to.match(/提供的就是这个版本\ncheck-site\.sh: .*检查 API_SERVER 和 api_url\n$/);
    expect(alone.status).to.equal(1);
    // The first of several ports, also where it is that of all addresses.
    const LISTEN = `*:${new URL(machine.url).port} default_server,[::]:1`;
    const checked = await machine.release(['check'], { LISTEN });
    expect(checked.output).to.include('提供的就是这个版本');
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
    expect({ status, output }).to.deep.equal({ status: 1, output: 'release.sh: 没有可以退回的版本\n' });
    expect(await machine.release(['rollback', '3-1.0.c'])).to.include({ status: 0 });
    await expectServed('c');
  });

  it('goes back by itself when the check of the site fails', async () => {
    await installed('a');
    // nginx does not change, however long the check waits.
    replaceProgram(machine.programs, 'sleep', '');
    const { status, output } = await install('b', { NGINX_RELOAD: 'true' });
    expect(status).to.equal(1);
    expect(output).to.include('另一个版本').and.to.include('2-1.0.b 没有启用，网站和以前一样：1-1.0.a\n');
    await expectServed('a');
    expect(current()).to.equal('releases/1-1.0.a');
  });

  /** What is served after a signal in each phase: when this program starts with such arguments. */
  const PHASES = [
    ['tar', '', 'a'],
    ['mv', 'current.new', 'a'],
    ['cp', 'acme.conf', 'a'],
    ['nginx', '-s reload', 'a'],
    ['curl', '', 'a'],
    ['mv', 'switched', 'b'],
    ['wc', ' -w', 'b'],
  ] as const;
  for (const [title, signals, phases] of [
    ['HUP, INT or PIPE during the check', ['HUP', 'INT', 'PIPE'], PHASES.slice(4, 5)],
    ['KILL in each phase', ['KILL'], PHASES],
    ['TERM in each phase', ['TERM'], PHASES],
  ] as const)
    it(`serves the release of before until the new one is checked, and the new one afterwards: ${title}`, async () => {
      await installed('a');
      for (const signal of signals)
        for (const [program, withArguments, served] of phases) {
          const undo = machine.signalWhen(program, withArguments, signal);
          const { status, output } = await install('b');
          undo();
          const what = `${signal} ${program} ${output}`;
          expect(status, what).not.to.equal(0);
          // Only the next call can find out that this one was killed.
          if (signal === 'KILL') expect(await machine.release(['clean'])).to.include({ status: 0 });
          expect(current(), what).to.match(new RegExp(`-1\\.0\\.${served}$`));
          await expectServed(served);
          const files = readdirSync(join(machine.folder, 'site')).filter((name) => name !== 'work');
          expect(files, what).to.have.members(['current', 'lock', 'releases', 'served-at']);
          // A release that was never served leaves nothing, not even in the folders of the others.
          if (served === 'a') expect(releases(), what).to.deep.equal(['1-1.0.a']);
          expect(existsSync(join(machine.folder, 'site/releases/1-1.0.a/dist/assets/main.b.js')), what).to.equal(
            served === 'b',
          );
        }
      const last = phases.at(-1)?.[2] ?? '';
      if (last === 'b') expect(await machine.release(['rollback'])).to.include({ status: 0 });
      await expectServed(last);
    }).timeout(120_000);

  it('refuses an archive without a file that its document names, also when an older release has that file', async () => {
    await installed('a');
    const broken = smallBuild('a');
    broken.delete('/assets/main.a.css');
    const { status, output } = await machine.release(['install', machine.archive('1.0.b', broken)]);
    expect({ status, output }).to.deep.equal({
      status: 1,
      output: 'release.sh: 发布包里缺少 index.html 要用的 /assets/main.a.css\n',
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
    expect(output).to.include('192.0.2.1:1 failed').and.to.include('2-1.0.b 没有启用，网站和以前一样：1-1.0.a');
    expect(written()).to.equal(before);
    await expectServed('a');
  });

  it('leaves nothing of a first release that fails', async () => {
    const { status } = await install('a', { LISTEN: '192.0.2.1:1' });
    expect(status).to.equal(1);
    expect(existsSync(join(machine.folder, 'site/current'))).to.equal(false);
    expect(readdirSync(join(machine.folder, 'nginx/conf.d'))).to.deep.equal([]);
    expect(existsSync(join(machine.folder, 'nginx/course-site'))).to.equal(false);
    expect(releases()).to.deep.equal([]);
  });

  it('says that nothing is installed yet, and what is missing on the machine', async () => {
    expect((await machine.release(['check'])).output).to.match(/^release\.sh: .* 里还没有安装版本\n$/);
    rmSync(join(machine.programs, 'comm'));
    expect((await install('a')).output).to.match(/^release\.sh: 请先安装 comm.*\n$/);
  });

  it('refuses an archive that is damaged or without its sums, and changes nothing', async () => {
    const archive = machine.archive('1.0.a', smallBuild('a'));
    writeFileSync(archive, readFileSync(archive).subarray(0, -1));
    expect((await machine.release(['install', archive])).output).to.match(/^release\.sh: .* 已损坏：.*\n$/);
    writeFileSync(join(machine.folder, 'SHA256SUMS'), '');
    expect((await machine.release(['install', archive])).output).to.match(/^release\.sh: .*SHA256SUMS 里没有 .*\n$/);
    rmSync(join(machine.folder, 'SHA256SUMS'));
    expect((await machine.release(['install', archive])).output).to.match(/^release\.sh: 没有 .*SHA256SUMS.*\n$/);
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
    const { status, output } = await machine.release(['configure'], { SITE_SETTINGS: settings });
    expect(status, output).to.equal(0);
    // Nothing has changed since: the same release.
    await machine.release(['configure'], { SITE_SETTINGS: settings });
    expect(releases()).to.deep.equal(['1-1.0.a', '2-1.0.a']);
    const after = await get('/courses');
    expect(after.text).to.include('policy_hosts = https://videos.example.com');
    expect(after.headers['content-security-policy']).to.include('https://videos.example.com');
    await machine.release(['rollback']);
    expect((await get('/courses')).headers['content-security-policy']).not.to.include('videos.example.com');
    // A file that is not there any more: the settings of the build.
    await machine.release(['rollback', '2-1.0.a']);
    expect(await machine.release(['configure'])).to.include({ status: 0 });
    expect((await get('/courses')).headers['content-security-policy']).not.to.include('videos.example.com');
  });

  it('is the only way to change a site that it has installed: the other scripts name the command', async () => {
    await installed('a');
    const [site, nginx] = [join(machine.folder, 'site'), join(machine.folder, 'nginx')];
    for (const args of [
      ['deploy/nginx/configure.sh', nginx],
      ['deploy/set-settings.sh', join(site, 'current/dist'), '/dev/null'],
    ])
      expect(await run('sh', args, {})).to.satisfy(
        ({ status, output }: Run) => status === 1 && output.endsWith('current/deploy/release.sh configure\n'),
      );
    await expectServed('a');
  });

  it('refuses to go back to the release that is served, and to work beside another call', async () => {
    await installed('a', 'b');
    expect((await machine.release(['rollback', '2-1.0.b'])).output).to.equal('release.sh: 2-1.0.b 就是现在的版本\n');
    const lock = join(machine.folder, 'site/lock');
    const other = `flock ${lock} sh -c 'echo 7 >${lock}; PATH=${machine.programs} sh deploy/release.sh check'`;
    const env = {
      ...process.env,
      SITE_FOLDER: join(machine.folder, 'site'),
      SITE_ENV: join(machine.folder, 'site.env'),
    };
    expect((await run('sh', ['-c', other], { env })).output).to.equal(
      'release.sh: 另一个 release.sh 正在运行（进程 7），等它结束再运行\n',
    );
  });

  for (const [what, prepare, repair, sentence] of [
    [
      'another site of this nginx is broken',
      (folder) => writeFileSync(join(folder, 'nginx/conf.d/other.conf'), 'nonsense;'),
      (folder) => rmSync(join(folder, 'nginx/conf.d/other.conf')),
      /other\.conf[^]*网站和以前一样：1-1\.0\.a；nginx 的配置里还有别的错误/,
    ],
    [
      'nginx does not run',
      () => machine.stopNginx(),
      () => machine.startNginx(),
      /nginx 没有运行：先启动它[^]*已恢复为 1-1\.0\.a，但网站没有通过检查/,
    ],
    [
      'the disk is full, also for the list of the files that are needed',
      () => {
        const says = 'echo NO SPACE >&2; exit 1';
        const undo = [machine.before('cp', 'work/switch/', says), machine.before('sort', ' -u', says)];
        repaired = () => undo.forEach((each) => each());
      },
      () => repaired(),
      /NO SPACE/,
    ],
    ...(
      [
        ['the disk is full before the switch', 'tar', ''],
        ['the disk is full while the switch is recorded', 'cp', 'work/switch/'],
        ['the link cannot be written', 'mv', 'current.new'],
        ['the folder of nginx is read-only', 'cp', 'acme.conf'],
        ['the disk is full after the check', 'mv', 'served-at'],
      ] as const
    ).map(([what, program, args]): Trouble => [
      what,
      () => (repaired = machine.before(program, args, 'echo NO SPACE >&2; exit 1')),
      () => repaired(),
      /NO SPACE/,
    ]),
  ] satisfies readonly Trouble[])
    it(`says what is true when ${what}, and serves the release of before`, async () => {
      await installed('a');
      replaceProgram(machine.programs, 'sleep', '');
      await prepare(machine.folder);
      const { status, output } = await install('b');
      expect(status).to.equal(1);
      expect(output)
        .to.match(sentence)
        .and.match(/(?:解不开|网站没有改变|网站和以前一样：1-1\.0\.a|没有通过检查)[^\n]*\n$/);
      await repair(machine.folder);
      await expectServed('a');
      expect((await get('/assets/main.a.js')).text).to.equal('a()');
      expect([current(), releases()]).to.deep.equal(['releases/1-1.0.a', ['1-1.0.a']]);
      const checked = await install('b');
      expect(checked.status, checked.output).to.equal(0);
    });

  it('takes the link back, says what it cannot restore, and restores it with the next call', async () => {
    await installed('a');
    const full = machine.before('cp', '.new', 'echo READ ONLY >&2; exit 1');
    const { output } = await install('b', { LISTEN: '192.0.2.1:1' });
    expect(output).to.match(/READ ONLY\nrelease\.sh: 2-1\.0\.b 没有启用，current 已改回 1-1\.0\.a，但 .*改不回去/);
    expect(current()).to.equal('releases/1-1.0.a');
    expect(await machine.release(['check'])).to.include({ status: 1 });
    full();
    const { output: after } = await machine.release(['configure']);
    expect(after).to.include('上一次运行在切换时中断').and.to.include('网站和以前一样：1-1.0.a');
    await expectServed('a');
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
    writeFileSync(file, "\uFEFF# nginx\r\nSERVER_NAME = 'www.example.com example.com' \r\n\r\n API_TIMEOUT=7s");
    await installed('a');
    const written = readFileSync(join(machine.folder, 'nginx/course-site/listen.conf'), 'utf8');
    expect(written).to.include('server_name www.example.com example.com;').and.to.include('proxy_read_timeout    7s;');
    for (const line of [
      'API_SERVR=http://a',
      'SITE_ROOT=/srv',
      'API_SERVER',
      '$(touch x)=1',
      'API.*=1',
      'export API_CACHE=on',
    ]) {
      writeFileSync(file, line);
      const { status, output } = await install('b');
      expect(status, line).to.equal(1);
      expect(output).to.match(/^release\.sh: .*不是 nginx 的设置.*\n$/);
    }
    writeFileSync(file, 'API_CACHE=on\nAPI_CACHE=off\n');
    expect((await install('b')).output).to.match(/^release\.sh: .*有两行 API_CACHE.*\n$/);
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
      .and.to.match(/\nrelease\.sh: 改动没有生效，网站和以前一样：1-1\.0\.a\n$/);
    expect(written()).to.include('proxy_read_timeout    7s;');
    expect(current()).to.equal('releases/1-1.0.a');
  });

  it('says in one line what it can do', async () => {
    for (const args of [[], ['install'], ['rollback', 'a', 'b'], ['update']])
      expect((await machine.release(args)).output).to.match(/^release\.sh: 用法：.*\n$/);
    expect((await machine.release(['rollback', '7-1.0.x'])).output).to.match(/^release\.sh: .*没有可以退回的 7/);
    expect((await machine.release(['check'], { NGINX_FOLDER: 'none' })).output).to.match(/^release\.sh: .*SITE_CHECK/);
  });
});
