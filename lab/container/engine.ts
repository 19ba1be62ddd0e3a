import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Root file systems and the configuration of the engine. */
export const CACHE = resolve('.cache/container');
export const IMAGES = 'localhost/course-site-lab';

/** Why this machine cannot build and start containers; `undefined` when it can. */
export function missingForContainers(): string | undefined {
  const missing = ['buildah', 'podman', 'debootstrap'].filter((program) => pathOf(program) === undefined);
  if (missing.length > 0)
    return `there is no ${missing.join(', no ')} on this machine (Debian: apt-get install buildah podman runc debootstrap)`;
  return process.getuid?.() === 0 ? undefined : 'debootstrap needs root';
}

/** Runs a program of the engine and returns its output. Rejects with its messages when it fails. */
export async function engine(program: 'buildah' | 'podman', ...args: readonly string[]): Promise<string> {
  return command(program, args, { CONTAINERS_CONF: await configuration(), BUILDAH_ISOLATION: 'chroot' });
}

export async function command(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const env = { ...process.env, PATH: searchPath(), ...environment };
  const { stdout } = await run(program, [...args], { env, maxBuffer: 2 ** 26 }).catch((thrown: unknown) => {
    throw new Error(`${program} ${args.join(' ')}\n${outputOf(thrown).slice(-4000)}`);
  });
  return stdout.trim();
}

/**
 * A machine for tests is often a container itself: it may not raise limits, and its control groups may be of the older
 * kind, which only runc supports.
 */
async function configuration(): Promise<string> {
  const file = join(CACHE, 'containers.conf');
  const runtime = pathOf('runc') === undefined ? '' : '[engine]\nruntime = "runc"\n';
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, `[containers]\ndefault_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]\n${runtime}`);
  return file;
}

function pathOf(program: string): string | undefined {
  return searchPath()
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}

function searchPath(): string {
  return [process.env['PATH'] ?? '', '/usr/sbin', '/sbin'].join(delimiter);
}

function outputOf(thrown: unknown): string {
  const { stdout = '', stderr = '' } = thrown as { readonly stdout?: string; readonly stderr?: string };
  return (stdout + stderr).trim() || String(thrown);
}
