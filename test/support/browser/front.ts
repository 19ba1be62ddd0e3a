import { execFileSync } from 'node:child_process';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Generation } from '../../../src/domain/site/system-config.js';
import type { BuiltFiles } from '../../../tools/preview/built-files.js';
import { type Preview, startPreview } from '../../../tools/preview/preview-server.js';
import { startSiteServer } from '../../../demo/site-server/site-server.js';
import { startNginx } from '../nginx/nginx-front.js';
import { publicFolder } from '../nginx/run-nginx.js';
import { snapshotsForAll, startOverSnapshots } from './snapshots.js';

/** That of the demo server. */
const DEFAULT_GENERATION = 1;

export interface FrontOptions {
  readonly generation?: Generation;
  /** The files of the build, read once and shared by many fronts. */
  readonly files: BuiltFiles;
  /** The operator's settings (docs/settings.md); none by default. */
  readonly settings?: string;
  /** Without snapshots, also where `SITE_FRONT` requires them. */
  readonly isPlain?: boolean;
}

/**
 * Starts what serves the site to the browser of a test: the preview server, or with `SITE_FRONT=nginx` the nginx of
 * this machine with the operators' configuration, or with `SITE_FRONT=snapshots` the preview with snapshots of the demo
 * site. Every journey must pass with each.
 */
export function startFront(options: FrontOptions): Promise<Preview> {
  const { files, settings, isPlain = false, ...others } = options;
  if (process.env.SITE_FRONT === 'nginx')
    return settings === undefined ? behindNginx(others) : setUpBehindNginx(settings, others);
  // With settings it is another document, which has no snapshots.
  if (settings !== undefined) return startPreview({ ...others, files: withSettings(files, settings) });
  if (process.env.SITE_FRONT === 'snapshots' && !isPlain) return overSnapshots({ ...others, files });
  return startPreview({ ...others, files });
}

/** A test that changes its server finds the snapshots older than the answers, as a visitor does. */
async function overSnapshots({ generation = DEFAULT_GENERATION, files }: FrontOptions): Promise<Preview> {
  return startOverSnapshots(await snapshotsForAll(generation), { generation, files });
}

/** Writes the settings into a build as `deploy/set-settings.sh` does. */
function withSettings(files: BuiltFiles, settings: string): BuiltFiles {
  const document = String(files.get('/index.html')).replace('id="site-settings">', (tag) => `${tag}\n${settings}\n`);
  const others = [...files].filter(([path]) => !path.startsWith('/index.html'));
  return new Map([...others, ['/index.html', Buffer.from(document)]]);
}

/** Starts nginx with a copy of the build into which the operators' script has written the settings. */
async function setUpBehindNginx(settings: string, others: { readonly generation?: Generation }): Promise<Preview> {
  const folder = publicFolder('course-site-set-up');
  const siteRoot = join(folder, 'dist');
  const file = join(folder, 'settings.txt');
  await Promise.all([cp('dist', siteRoot, { recursive: true }), writeFile(file, `${settings}\n`)]);
  execFileSync('sh', ['deploy/set-settings.sh', siteRoot, file], { stdio: 'pipe' });
  const front = await behindNginx({ ...others, siteRoot });
  return {
    ...front,
    close: async () => {
      await front.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Starts nginx with a built folder and a demo server of its own. */
export async function behindNginx({
  generation,
  siteRoot = 'dist',
}: {
  readonly generation?: Generation;
  readonly siteRoot?: string;
}): Promise<Preview> {
  const site = await startSiteServer(generation === undefined ? {} : { generation });
  try {
    const nginx = await startNginx({ apiUrl: site.url, siteRoot });
    return {
      url: nginx.url,
      site,
      close: async () => {
        await Promise.all([nginx.close(), site.close()]);
      },
    };
  } catch (error) {
    await site.close();
    throw error;
  }
}
