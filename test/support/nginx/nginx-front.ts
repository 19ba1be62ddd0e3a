import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const CONFIGURE = resolve('deploy/nginx/configure.sh');
const LOOPBACK_HOST = '127.0.0.1';

/** The path of nginx on this machine; `undefined` when it is not installed. */
export function installedNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
}

export interface NginxFront {
  /** Without a trailing slash. */
  readonly url: string;
  /** The folder of its configuration. */
  readonly folder: string;
  close(): Promise<void>;
}

export interface NginxOptions {
  /** The API server that it forwards to. */
  readonly apiUrl: string;
  /** The folder of the build; `dist` by default. */
  readonly siteRoot?: string;
  /** Further settings for deploy/nginx/configure.sh. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Runs `configure.sh`; gives its output and its exit status. */
export function configure(folder: string, settings: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync('sh', [CONFIGURE, folder], {
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/**
 * Starts nginx on the loopback address with the files of `deploy/nginx` as they are. Rejects with the output of nginx.
 */
export async function startNginx({ apiUrl, siteRoot = 'dist', settings = {} }: NginxOptions): Promise<NginxFront> {
  const nginx = installedNginx();
  if (nginx === undefined) throw new Error('There is no nginx on this machine');
  const folder = await mkdtemp(join(tmpdir(), 'course-site-nginx-'));
  const [port, cachePort] = await freePorts();
  const { status, output } = configure(folder, {
    API_SERVER: apiUrl,
    SITE_ROOT: resolve(siteRoot),
    LISTEN: `${LOOPBACK_HOST}:${String(port)}`,
    API_CACHE_PORT: String(cachePort),
    ...settings,
  });
  if (status !== 0) throw new Error(output);

  const running = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  running.stderr.on('data', (piece: Buffer) => (stderr += String(piece)));
  const ended = new Promise((done) => running.once('exit', done).once('error', done));

  const url = `http://${LOOPBACK_HOST}:${String(port)}`;
  while (!(await answers(url))) {
    if (running.exitCode !== null) throw new Error(`nginx did not start: ${stderr}`);
    await wait(20);
  }
  return {
    url,
    folder,
    close: async () => {
      running.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Two ports that are free at the moment. */
export async function freePorts(): Promise<readonly [number, number]> {
  const servers = [createServer(), createServer()] as const;
  await Promise.all(servers.map((server) => new Promise<void>((done) => server.listen(0, LOOPBACK_HOST, done))));
  const portOf = (server: (typeof servers)[number]): number => {
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The server has no TCP port');
    return address.port;
  };
  const ports = [portOf(servers[0]), portOf(servers[1])] as const;
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}
