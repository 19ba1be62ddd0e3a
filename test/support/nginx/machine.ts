import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { releaseFiles } from '../../../tools/release/release-files.js';
import { until } from '../until.js';
import { freePorts, installedNginx } from './run-nginx.js';

/** A small build; `mark` is one letter, so that all have the same sizes. */
export function smallBuild(mark: string): Map<string, Buffer> {
  const script = `/assets/main.${mark}.js`;
  const style = `/assets/main.${mark}.css`;
  return new Map(
    Object.entries({
      '/index.html': `<!doctype html><script type="text/plain" id="site-settings"></script><link href="${style}"><script src="${script}"></script>\n`,
      '/content-security-policy.txt': `default-src 'none'; script-src 'self' 'sha256-${mark}'; img-src 'self' https: http:\n`,
      [script]: `${mark}()`,
      [style]: `${mark}{}`,
    }).map(([path, text]) => [path, Buffer.from(text)]),
  );
}

export interface Run {
  readonly status: number | null;
  readonly output: string;
}

/** Runs a program without blocking: a server of the test may have to answer it. */
export async function run(command: string, args: readonly string[], options: SpawnOptions): Promise<Run> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (output += String(piece)));
  await once(child, 'close');
  return { status: child.exitCode, output };
}

/** A machine whose nginx runs already and includes `conf.d/*.conf`, as Debian's does, without a site. */
export interface Machine {
  readonly folder: string;
  readonly url: string;
  /** The folder of its programs. */
  readonly programs: string;
  /** Runs deploy/release.sh, or that of another release. */
  release(args: readonly string[], settings?: Readonly<Record<string, string>>, script?: string): Promise<Run>;
  /** A command runs before a program with such arguments, until the returned function is called. */
  before(program: string, withArguments: string, command: string): () => void;
  /** The same: the program sends release.sh a signal. */
  signalWhen(program: string, withArguments: string, signal: string): () => void;
  startNginx(): Promise<void>;
  stopNginx(): Promise<void>;
  /** Writes an archive with these scripts and its sums, and returns the path of the archive. */
  archive(version: string, built: ReadonlyMap<string, Buffer>, scripts?: ReadonlyMap<string, Buffer>): string;
  close(): Promise<void>;
}

/** `busybox` is the list of its programs: the machine has them in place of the usual ones. */
export async function startMachine(busybox: readonly string[] = []): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'));
  const [nginx, path, pidFile] = [join(folder, 'nginx'), join(folder, 'bin'), join(folder, 'pid')];
  const [port, noApi] = await freePorts(2);
  mkdirSync(join(nginx, 'conf.d'), { recursive: true });
  // Root's nginx would run as a user who cannot read this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp-${name};`);
  writeFileSync(
    join(nginx, 'nginx.conf'),
    `${user} pid nginx.pid; error_log stderr; events {} http { access_log off; ${temps.join(' ')} include conf.d/*.conf; }`,
  );
  const settings = {
    SITE_FOLDER: join(folder, 'site'),
    SITE_ENV: join(folder, 'site.env'),
    NGINX_FOLDER: nginx,
    LISTEN: `127.0.0.1:${String(port)}`,
    API_SERVER: `http://127.0.0.1:${String(noApi)}`,
    BROTLI: 'off',
  };
  writeFileSync(settings.SITE_ENV, '# only comments\n');
  const tools = [...SHELL_TOOLS, 'nginx'].filter((tool) => busybox.length === 0 || tool !== 'curl');
  onlyTheseTools(path, tools, busybox);
  let stopNginx = () => Promise.resolve();
  const startNginx = async () => {
    const running = spawn(installedNginx() ?? '', ['-p', nginx, '-c', join(nginx, 'nginx.conf'), '-g', 'daemon off;'], {
      stdio: 'ignore',
    });
    const ended = once(running, 'exit');
    stopNginx = async () => {
      running.kill('SIGTERM');
      await ended;
    };
    const pid = join(nginx, 'nginx.pid');
    // `nginx -t` leaves an empty one.
    await until(() => existsSync(pid) && readFileSync(pid, 'utf8') !== '');
  };
  await startNginx();

  const before = (program: string, withArguments: string, command: string) => {
    // BusyBox does what the name of the link says, so the link keeps its name.
    const [file, moved] = [join(path, program), join(mkdtempSync(join(folder, 'moved-')), program)];
    renameSync(file, moved);
    replaceProgram(path, program, `case " $*" in *"${withArguments}"*) ${command} ;; esac\nexec ${moved} "$@"`);
    return () => {
      renameSync(moved, file);
    };
  };

  return {
    folder,
    programs: path,
    url: `http://${settings.LISTEN}`,
    release: (args, more = {}, script = 'deploy/release.sh') =>
      run(join(path, 'sh'), ['-c', 'echo $$ >"$0" && exec sh "$@"', pidFile, script, ...args], {
        env: { PATH: path, ...settings, ...more },
      }),
    before,
    signalWhen: (program, withArguments, signal) =>
      before(program, withArguments, `kill -${signal} "$(cat ${pidFile})"`),
    startNginx,
    stopNginx: () => stopNginx(),
    archive: (version, built, scripts = filesBelow('deploy/')) => {
      const released = releaseFiles({ version, commit: 'abc', seconds: 1_790_000_000 }, built, scripts);
      for (const [name, bytes] of released) writeFileSync(join(folder, name), bytes);
      return join(folder, `course-site-${version}.tar.gz`);
    },
    close: async () => {
      await stopNginx();
      rmSync(folder, { recursive: true });
    },
  };
}

/** What an operator's machine has: no Node. */
export const SHELL_TOOLS: readonly string[] =
  'awk basename cat cksum cmp comm cp curl cut dirname find flock grep gzip head id ln ls mkdir mktemp mv readlink rm rmdir sed sh sha256sum sleep sort tail tar timeout touch tr uniq wc wget xargs'.split(
    ' ',
  );

/** Makes a folder for PATH that has these programs and no others. They are links: `replaceProgram` changes one. */
export function onlyTheseTools(folder: string, tools: readonly string[], busybox: readonly string[] = []): void {
  mkdirSync(folder);
  for (const tool of tools) {
    const found = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin']
      .map((each) => join(each, tool))
      .find(existsSync);
    const program = busybox.includes(tool) ? '/usr/bin/busybox' : found;
    if (program !== undefined) symlinkSync(program, join(folder, tool));
  }
}

/** The program becomes these lines of shell. Its link is removed first: writing to it would overwrite the system's program. */
export function replaceProgram(folder: string, tool: string, lines: string): void {
  const file = join(folder, tool);
  rmSync(file, { force: true });
  writeFileSync(file, `#!/bin/sh\n${lines}\n`, { mode: 0o755, flag: 'wx' });
}

export function filesBelow(folder: string): ReadonlyMap<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(files.map(({ parentPath, name }) => join(parentPath, name)).map((path) => [path, readFileSync(path)]));
}
