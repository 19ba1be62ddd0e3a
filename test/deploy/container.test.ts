import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect } from 'chai';

import { readArguments } from '../../demo/site-server/arguments.js';
import { describeWithNginx } from '../support/nginx/describe-with-programs.js';
import { freePorts, installedNginx, publicFolder } from '../support/nginx/run-nginx.js';

const DOCKERFILE = readFileSync('deploy/Dockerfile', 'utf8').replaceAll(/\\\n\s*/g, '');
const COMPOSE = readFileSync('deploy/compose.yml', 'utf8');
const PRODUCTION = readFileSync('deploy/compose.production.yml', 'utf8');
const CONFIGURE = readFileSync('deploy/nginx/configure.sh', 'utf8');
const HEALTHY = resolve('deploy/container/healthy.sh');

/** The instructions of a build stage, in order. */
function stage(name: string): readonly (readonly [word: string, rest: string])[] {
  const [, text = ''] =
    new RegExp(String.raw`^FROM \S+ AS ${name}\n([\s\S]*?)(?=^FROM |(?![\s\S]))`, 'm').exec(DOCKERFILE) ?? [];
  return [...text.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, word = '', rest = '']) => [word, rest]);
}

describe('The files of the container', () => {
  it('the Dockerfile copies only existing files, and compose names only existing stages', () => {
    const stages = [...DOCKERFILE.matchAll(/^FROM (\S+) AS (\S+)$/gm)].map(([, , name]) => name);
    expect(stages).to.deep.equal(['build', 'demo-server', 'snapshots', 'site']);
    for (const [, target = ''] of (COMPOSE + PRODUCTION).matchAll(/^ +target: (\S+)$/gm))
      expect(stages).to.include(target);
    for (const [, named = ''] of DOCKERFILE.matchAll(/^COPY (?!--from)(.*) \S+$/gm))
      for (const path of named.split(' ')) expect(existsSync(path), path).to.equal(true);
    for (const [, from = ''] of DOCKERFILE.matchAll(/^COPY --from=(\S+)/gm)) expect(stages).to.include(from);
  });

  it('the container runs without root, and has a health check', () => {
    const instructions = stage('site');
    const userAt = instructions.findIndex(([word, rest]) => word === 'USER' && rest === 'www-data');
    expect(userAt).to.be.above(instructions.findLastIndex(([word]) => word === 'RUN'));
    expect(userAt).to.be.below(instructions.findIndex(([word]) => word === 'ENTRYPOINT'));
    const healthCheck = instructions.find(([word]) => word === 'HEALTHCHECK')?.[1] ?? '';
    const [, command = '[]'] = /CMD (\[.*\])$/.exec(healthCheck) ?? [];
    const entry = instructions.find(([word]) => word === 'ENTRYPOINT')?.[1] ?? '[]';
    for (const text of [command, entry]) {
      const [shell, script = ''] = JSON.parse(text) as readonly string[];
      expect(shell).to.match(/^(?:ba)?sh$/);
      expect(existsSync(script.replace('/opt/course-site/', 'deploy/')), script).to.equal(true);
    }
  });

  it('the container sets only settings that configure.sh describes', () => {
    const described = [...CONFIGURE.matchAll(/^# {3}([A-Z_]+) /gm)].map(([, name = '']) => name);
    const block = /environment:\n((?: {6}\S.*\n)+)/.exec(COMPOSE)?.[1] ?? '';
    const set = [
      ...[...block.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name),
      ...(stage('site').find(([word]) => word === 'ENV')?.[1] ?? '').split(' ').map((pair) => pair.replace(/=.*/, '')),
    ];
    expect(set).to.have.lengthOf(5);
    expect(described).to.include.members(set);
  });

  it('the container of the site reads the snapshots that another container writes', () => {
    for (const compose of [COMPOSE, PRODUCTION]) {
      const mounts = [...compose.matchAll(/^ {6}- (snapshots:\S+)$/gm)].map(([, mount]) => mount);
      expect(mounts).to.deep.equal(['snapshots:/srv/snapshots:ro', 'snapshots:/srv/snapshots']);
    }
    for (const name of ['site', 'snapshots']) {
      const setting = stage(name).find(([word]) => word === 'ENV')?.[1] ?? '';
      expect(setting.split(' '), name).to.include('SNAPSHOTS=/srv/snapshots');
    }
    const [, command = '[]'] = stage('snapshots').find(([word]) => word === 'CMD') ?? [];
    const [, script = ''] = JSON.parse(command) as readonly string[];
    expect(existsSync(script)).to.equal(true);
  });

  it('the container writes to one directory only, and the demo server starts with known arguments', () => {
    for (const compose of [COMPOSE, PRODUCTION])
      expect(compose).to.include('read_only: true').and.to.include('tmpfs:\n      - /tmp\n');
    expect(readFileSync('deploy/container/start.sh', 'utf8')).to.include('RUN_DIR:-/tmp/course-site');
    const [, list = ''] = /^ {4}command: \[(.*)\]$/m.exec(COMPOSE) ?? [];
    const [npx, tsx, script = '', ...args] = list.split(', ').map((word) => word.slice(1, -1));
    expect([npx, tsx]).to.deep.equal(['npx', 'tsx']);
    expect(existsSync(script)).to.equal(true);
    expect(readArguments(args)).to.deep.include({ port: 8000, address: 'http://127.0.0.1:8080' });
  });

  it('the containers for visitors start again after a failure or a reboot, and are checked as the image says', () => {
    expect(PRODUCTION.match(/^ {4}restart: unless-stopped$/gm)).to.have.length(2);
    const check = stage('site').find(([word]) => word === 'HEALTHCHECK')?.[1] ?? '';
    const [, command = ''] = /CMD (\[.*\])$/.exec(check) ?? [];
    const [, test = ''] = /^ {6}test: (.*)$/m.exec(PRODUCTION) ?? [];
    expect(JSON.parse(test.replaceAll("'", '"'))).to.deep.equal(['CMD', ...(JSON.parse(command) as readonly string[])]);
  });

  it('the build of the container leaves out what a machine has generated', () => {
    const left = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(left).to.include.members(['node_modules', 'dist', '.git']);
  });
});

describeWithNginx('The scripts of the container', () => {
  /**
   * The document that a container with these settings serves. It also checks the health script, the log and the
   * shutdown.
   */
  const served = async (site: Readonly<Record<string, string>>) => {
    const folder = publicFolder('container');
    const logFile = join(folder, 'stdout');
    const [port, cachePort] = await freePorts(2);
    const environment = { PATH: pathWithNginx(folder), LISTEN: `127.0.0.2:${String(port)}` };
    const settings = {
      RUN_DIR: join(folder, 'run'),
      ACCESS_LOG: '/dev/stdout',
      API_CACHE: 'on',
      API_CACHE_PORT: String(cachePort),
      SITE_ROOT: resolve('dist'),
      ...site,
    };
    const running = spawn('sh', ['deploy/container/start.sh'], {
      env: { ...environment, ...settings },
      stdio: ['ignore', openSync(logFile, 'a'), 'inherit'],
    });
    const ended = once(running, 'exit');
    let document = { text: '', policy: '' };
    const isWell = async (): Promise<boolean> => {
      const check = spawn('bash', [HEALTHY], { env: environment, stdio: 'ignore' });
      await once(check, 'exit');
      return check.exitCode === 0;
    };
    try {
      while (!(await isWell())) expect(running.exitCode).to.equal(null);
      const answer = await fetch(`http://127.0.0.2:${String(port)}/courses`);
      document = { text: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
      const asset = /\/assets\/main\.\w+\.js/.exec(document.text)?.[0] ?? '';
      expect((await fetch(`http://127.0.0.2:${String(port)}${asset}`)).status).to.equal(200);
      expect(readdirSync(settings.RUN_DIR)).to.include.members(['nginx.pid', 'temp-body', 'cache']);
    } finally {
      running.kill('SIGQUIT');
      await ended;
    }
    expect(running.exitCode).to.equal(0);
    expect(readFileSync(logFile, 'utf8')).to.include('GET /courses');
    expect(await isWell()).to.equal(false);
    rmSync(folder, { recursive: true });
    return document;
  };

  it('start nginx with the environment, report its health, and end on a signal', async () => {
    expect((await served({})).text).to.equal(readFileSync('dist/index.html', 'utf8'));
  }).timeout(60_000);

  it('write the settings into a copy of the document, and their hosts into the policy (docs/settings.md)', async () => {
    const { text, policy } = await served({
      SITE_BRAND_COLOUR: '#c81e3c',
      SITE_VIP: 'off',
      SITE_POLICY_HOSTS: 'https://videos.example.com',
      SITE_SCRIPTS: '/own.js',
      SITE_ERROR_URL: '/errors',
    });
    const built = readFileSync('dist/index.html', 'utf8');
    const settings =
      'brand_colour = #c81e3c\nerror_url = /errors\npolicy_hosts = https://videos.example.com\nscripts = /own.js\nvip = off\n';
    expect(text.trim()).to.equal(built.trim().replace('id="site-settings">', (tag) => `${tag}\n${settings}`));
    expect(policy).to.contain("media-src 'self' blob: https://videos.example.com;");
  }).timeout(60_000);
});

/** A PATH with the nginx of this machine, wherever it is installed. */
function pathWithNginx(folder: string): string {
  writeFileSync(join(folder, 'nginx'), `#!/bin/sh\nexec ${installedNginx() ?? ''} "$@"\n`, { mode: 0o755 });
  return `${folder}:${process.env.PATH ?? ''}`;
}
