import { startPreview } from '../../tools/preview/preview-server.js';
import type { Target } from './arguments.js';
import { buildCommit } from './build-commit.js';
import type { Site } from './scenario.js';

export interface OpenSite extends Site {
  /** What it is, for people. */
  readonly what: string;
  close(): Promise<void>;
}

/**
 * Serves what is to be measured, compressed and to be kept as operators serve it (docs/deploy.md), in front of a pretend
 * site that answers at once; a site that runs elsewhere is only looked at. Rejects with a sentence when that is not to be had.
 */
export async function openSite(target: Target): Promise<OpenSite> {
  const { name } = target;
  if (target.kind === 'url') {
    await fetch(target.url).catch(() => {
      throw new Error(`Nobody answers at ${target.url}.`);
    });
    return { name, url: target.url, what: target.url, close: () => Promise.resolve() };
  }
  if (target.kind === 'here') {
    const preview = await startPreview();
    return { name, url: preview.url, what: 'dist/ as it is here', close: () => preview.close() };
  }
  const { hash, directory } = await buildCommit(target.commit);
  const preview = await startPreview({ directory });
  return { name, url: preview.url, what: `commit ${hash}`, close: () => preview.close() };
}
