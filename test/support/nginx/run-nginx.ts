import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LOOPBACK_HOST = '127.0.0.1';

/** The path of nginx on this machine; `undefined` when it is not installed. */
export function installedNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
}

/** A new folder that the workers of nginx can read: where root starts nginx, they are another user. */
export function publicFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** Starts nginx with `nginx.conf` of a folder, and waits until the address answers. Rejects with the output of nginx. */
export async function runNginx(folder: string, url: string): Promise<{ close(): Promise<void> }> {
  const nginx = installedNginx();
  if (nginx === undefined) throw new Error('There is no nginx on this machine');
  const running = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  running.stderr.on('data', (piece: Buffer) => (stderr += String(piece)));
  const ended = new Promise((done) => running.once('exit', done).once('error', done));
  while (!(await answers(url))) {
    if (running.exitCode !== null) throw new Error(`nginx did not start: ${stderr}`);
    await wait(20);
  }
  return {
    close: async () => {
      running.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`, { redirect: 'manual' }).then(
    ({ status }) => status < 500,
    () => false,
  );
}

export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  await Promise.all(servers.map((server) => new Promise<void>((done) => server.listen(0, LOOPBACK_HOST, done))));
  const ports = servers.map((server) => {
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The server has no TCP port');
    return address.port;
  });
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}
