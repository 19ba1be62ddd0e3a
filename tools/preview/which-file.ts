import { type BuiltFiles, INDEX } from './built-files.js';

interface Asked {
  readonly method: string;
  /** Without the query, still percent-encoded. */
  readonly path: string;
  /** Header `Accept`. */
  readonly accept: string;
}

/**
 * Which built file answers a request; `undefined` for 404. A path of the site is no file: whoever navigates to one
 * gets the page, which knows its routes itself (docs/deploy.md). A missing asset stays missing: a page in its place
 * would be a script that does not parse.
 */
export function whichFile({ method, path, accept }: Asked, files: BuiltFiles): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (files.has(path)) return path;
  if (path.startsWith('/assets/')) return undefined;
  const navigates = /\btext\/html\b/.test(accept) || (/^(?:\*\/\*)?$/.test(accept) && !/\.[^/]*$/.test(path));
  return navigates ? INDEX : undefined;
}
