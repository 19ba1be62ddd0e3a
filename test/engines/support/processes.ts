import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const START_LIMIT_MS = 60_000;

/** The path of a program of this machine, or `undefined` when it has none. */
export function programPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

interface Program {
  readonly path: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** The program is ready when it writes this to the file descriptor (2 is the standard error); at once by default. */
  readonly ready?: { readonly line: RegExp; readonly descriptor: 1 | 2 | 3 };
}

export interface Started {
  /** What `ready.line` captured. */
  readonly ready: string;
  stop(): Promise<void>;
}

/**
 * Starts a program and waits until it is ready. The program and everything that it has started end with this process
 * at the latest.
 */
export async function startProgram({ path, args, env, ready }: Program): Promise<Started> {
  const stdio = ['ignore', 'pipe', 'pipe', 'pipe'] as const;
  const child = spawn(path, args, { env: { ...process.env, ...env }, stdio: [...stdio], detached: true });
  const kill = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', kill);
  // Without a listener, a signal ends this process and no `exit` is emitted.
  process.once('SIGTERM', exitNow);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      process.off('exit', kill).off('SIGTERM', exitNow);
      resolve();
    });
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    kill();
    await ended;
  };
  try {
    return { ready: ready ? await readyText(child, ready) : '', stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function exitNow(): void {
  process.exit(143);
}

function readyText(child: ChildProcess, { line, descriptor }: NonNullable<Program['ready']>): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string): void => reject(new Error(`${child.spawnfile} ${why}: ${output.slice(-500)}`));
    const limit = setTimeout(fail, START_LIMIT_MS, 'is not ready');
    // Every stream is read, because a program stops at a pipe that is full.
    for (const [index, stream] of child.stdio.entries()) {
      stream?.on('data', (data: unknown) => {
        if (output.length > 100_000) return;
        output += String(data);
        const found = index === descriptor ? line.exec(output) : null;
        if (!found) return;
        clearTimeout(limit);
        resolve(found[1] ?? '');
      });
    }
    child.once('error', (error) => {
      clearTimeout(limit);
      reject(error);
    });
    child.once('exit', () => {
      clearTimeout(limit);
      fail('has ended');
    });
  });
}
