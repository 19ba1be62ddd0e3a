import { readFileSync } from 'node:fs';

import { minifySync } from '@swc/core';

/** The inline start script, with the API base of this build written in. */
export function preloadRequests(apiBase: string): string {
  const source = readFileSync('./src/start/preload-requests.js', 'utf8').replace(
    '__BUILD_API_BASE__',
    // A function: a `$` in the address is no replacement pattern.
    () => JSON.stringify(apiBase),
  );
  const { code } = minifySync(source, { compress: true, mangle: true, ecma: 2015 });
  return code.trim().replaceAll('</', '<\\/');
}
