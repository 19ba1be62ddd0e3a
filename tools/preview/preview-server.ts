import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { contentSecurityPolicy } from './csp.js';
import { type SiteServer, type SiteServerOptions, startSiteServer } from '../../demo/site-server/site-server.js';
import { type BuiltFiles, INDEX, readBuiltFiles } from './built-files.js';
import { isServerPath, forwardRequest } from './forward-request.js';
import { sendFile, sendNotFound, whichFile } from './send-file.js';
import { type ReadSnapshot, snapshotsIn } from '../../snapshots/serve.js';

const LOOPBACK_HOST = '127.0.0.1';
const POLICY = '/content-security-policy.txt';

/** `port` is the preview's; 0, the default, means any free port. The other options configure its demo server. */
export interface PreviewOptions extends SiteServerOptions {
  /** Directory of the build; `dist` by default. */
  readonly directory?: string;
  /** The files of the build, for a caller that starts many previews. */
  readonly files?: BuiltFiles;
  /** Folder of `npm run snapshots`, or what reads its files; none by default. */
  readonly snapshots?: string | ReadSnapshot;
}

export interface Preview {
  /** Without a closing slash. */
  readonly url: string;
  /** The demo server behind it, with its controls and the list of received requests. */
  readonly site: SiteServer;
  /** Closes all open connections on both servers, too. */
  close(): Promise<void>;
}

/** Serves the production build with a demo server of its own, on this machine only. Rejects when it cannot start. */
export async function startPreview(options: PreviewOptions = {}): Promise<Preview> {
  const { port = 0, directory = 'dist', files = await readBuiltFiles(directory), snapshots, ...siteOptions } = options;
  const policy = contentSecurityPolicy(String(files.get(INDEX)));
  // The policy of the build also allows the stylesheets that are inline in snapshots.
  const policyOfSnapshots = String(files.get(POLICY)).trim();
  const snapshotOf = snapshots === undefined ? undefined : snapshotsIn(snapshots, files.get(INDEX) ?? Buffer.alloc(0));
  const site = await startSiteServer(siteOptions);

  async function sendPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const found = await snapshotOf?.(request.url ?? '', request.headers.cookie ?? '');
    const document = { file: INDEX, files, policy: policyOfSnapshots };
    if (found?.kind === 'page') sendFile({ ...document, ...found }, request, response);
    else sendFile({ ...document, ...(found && { status: 404 }) }, request, response);
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(`http://${LOOPBACK_HOST}${request.url ?? '/'}`);
    if (isServerPath(pathname)) {
      forwardRequest(request, response, site.url);
      return;
    }
    const { method = 'GET', headers } = request;
    const file = whichFile({ method, path: pathname, accept: headers.accept ?? '' }, files);
    if (file === undefined) sendNotFound(response);
    else if (file === INDEX && snapshotOf) void sendPage(request, response);
    else sendFile({ file, files, policy }, request, response);
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, LOOPBACK_HOST, resolve);
    });
  } catch (error) {
    await site.close();
    throw error;
  }

  const address = server.address();
  const chosen = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${LOOPBACK_HOST}:${String(chosen)}`,
    site,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, site.close()]);
    },
  };
}
