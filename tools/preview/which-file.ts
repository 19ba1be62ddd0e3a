import { type BuiltFiles, INDEX } from './built-files.js';

interface FileRequest {
  readonly method: string;
  /** Without the query, still percent-encoded. */
  readonly path: string;
  /** Header `Accept`. */
  readonly accept: string;
}

/**
 * Returns the built file that answers a request; `undefined` for 404. A navigation to any other path gets index.html,
 * which has its own routes (docs/deploy.md). A missing asset gets 404: HTML instead would be a script that does not
 * parse.
 */
export function whichFile({ method, path, accept }: FileRequest, files: BuiltFiles): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (files.has(path)) return path;
  if (path.startsWith('/assets/')) return undefined;
  const navigates = /\btext\/html\b/.test(accept) || (/^(?:\*\/\*)?$/.test(accept) && !/\.[^/]*$/.test(path));
  return navigates ? INDEX : undefined;
}
