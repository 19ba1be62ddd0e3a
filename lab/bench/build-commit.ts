import { execFile } from 'node:child_process';
import { cp, mkdtemp, rename, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Builds are cached here by the hash of their commit. */
const CACHE_FOLDER = '.cache/bench';

export interface BuiltCommit {
  /** Abbreviated, for display. */
  readonly hash: string;
  /** Its build, the equivalent of `dist`. */
  readonly directory: string;
}

/**
 * Builds a commit in a folder of its own, with the packages installed here, and caches the result. Rejects with an
 * explanation when the commit does not exist or does not build.
 */
export async function buildCommit(commit: string): Promise<BuiltCommit> {
  const hash = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`).catch(() => {
    throw new Error(`There is no commit "${commit}" here.`);
  });
  const built = { hash: hash.slice(0, 7), directory: resolve(CACHE_FOLDER, hash) };
  if (!(await exists(built.directory))) await cacheBuild(hash, built.directory);
  return built;
}

/** Runs `work` in a folder with the files of a commit and the packages installed here. */
export async function inCommit<T>(hash: string, work: (tree: string) => Promise<T>): Promise<T> {
  const tree = await mkdtemp(join(tmpdir(), 'bench-commit-'));
  try {
    await git('worktree', 'add', '--detach', '--force', tree, hash);
    await symlink(resolve('node_modules'), join(tree, 'node_modules'));
    return await work(tree);
  } finally {
    await rm(tree, { recursive: true, force: true });
    await git('worktree', 'prune');
  }
}

function cacheBuild(hash: string, directory: string): Promise<void> {
  return inCommit(hash, async (tree) => {
    await run(process.execPath, [resolve('node_modules/webpack/bin/webpack.js'), '--mode', 'production'], {
      cwd: tree,
    }).catch((thrown: unknown) => {
      throw new Error(`The commit ${hash.slice(0, 7)} does not build: ${outputOf(thrown)}`);
    });
    // The rename makes it atomic: an interrupted run leaves no build that looks complete.
    await cp(join(tree, 'dist'), `${directory}.part`, { recursive: true });
    await rename(`${directory}.part`, directory);
  });
}

async function git(...args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', [...args]);
  return stdout.trim();
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function outputOf(thrown: unknown): string {
  const { stdout = '', stderr = '' } = thrown as { readonly stdout?: string; readonly stderr?: string };
  return (stdout + stderr).trim().slice(-2000) || String(thrown);
}
