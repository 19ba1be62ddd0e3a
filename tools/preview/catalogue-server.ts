import { createServer } from 'node:http';

import { type BuiltFiles, INDEX, readBuiltFiles } from './built-files.js';
import { contentSecurityPolicy } from './csp.js';
import { sendFile, sendNotFound, whichFile } from './send-file.js';

const LOOPBACK_HOST = '127.0.0.1';

export interface CatalogueServer {
  /** Without a closing slash. */
  readonly url: string;
  /** Closes all open connections, too. */
  close(): Promise<void>;
}

/**
 * Serves the built catalogue, with the changes of `prepare`, on a free port of this machine. Rejects with an explanation
 * when it has not been built.
 */
export async function startCatalogueServer(
  directory = 'dist-catalogue',
  prepare: (files: BuiltFiles) => BuiltFiles = (files) => files,
): Promise<CatalogueServer> {
  const files = prepare(await readBuiltFiles(directory, 'npm run build:catalogue'));
  const policy = allowOwnFrames(contentSecurityPolicy(String(files.get(INDEX)), { 'frame-src': ["'self'"] }));
  const server = createServer((request, response) => {
    const { pathname } = new URL(`http://${LOOPBACK_HOST}${request.url ?? '/'}`);
    const file = whichFile({ method: 'GET', path: pathname, accept: request.headers.accept ?? '' }, files);
    if (file === undefined) sendNotFound(response);
    else sendFile({ file, files, policy }, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK_HOST, resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no TCP port');
  return {
    url: `http://${LOOPBACK_HOST}:${String(address.port)}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The policy of production, so that no view depends on more; but the catalogue shows its states in frames. */
function allowOwnFrames(policy: string): string {
  return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}
