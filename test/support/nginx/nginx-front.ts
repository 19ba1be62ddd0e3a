import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';

import { freePorts, publicFolder, runNginx } from './run-nginx.js';

const CONFIGURE = resolve('deploy/nginx/configure.sh');

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
  /** Its address for http, where `settings` contains another `LISTEN`. */
  readonly url?: string;
}

/** Runs `configure.sh`, or another script that takes its settings; gives its output and its exit status. */
export function configure(target: string, settings: Readonly<Record<string, string>>, script = CONFIGURE) {
  const { status, stdout, stderr } = spawnSync('sh', [script, target], {
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** Starts nginx on the loopback address with the files of `deploy/nginx` as they are. Rejects with its output. */
export async function startNginx(options: NginxOptions): Promise<NginxFront> {
  const { apiUrl, siteRoot = 'dist', settings = {} } = options;
  const folder = publicFolder('course-site-nginx');
  const [port, cachePort] = await freePorts(2);
  const { status, output } = configure(folder, {
    API_SERVER: apiUrl,
    SITE_ROOT: resolve(siteRoot),
    LISTEN: `127.0.0.1:${String(port)}`,
    API_CACHE_PORT: String(cachePort),
    ...settings,
  });
  if (status !== 0) throw new Error(output);
  const url = options.url ?? `http://127.0.0.1:${String(port)}`;
  const nginx = await runNginx(folder, url);
  return {
    url,
    folder,
    close: async () => {
      await nginx.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
