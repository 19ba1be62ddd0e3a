import { createServer } from 'node:http';

import { contentSecurityPolicy } from './csp.js';
import { type SiteServer, type SiteServerOptions, startSiteServer } from '../../demo/server/site-server.js';
import { type BuiltFiles, INDEX, readBuiltFiles } from './built-files.js';
import { isServersOwn, passOn } from './pass-on.js';
import { sendFile, sendNotFound } from './send-file.js';
import { whichFile } from './which-file.js';

const HERE_ONLY = '127.0.0.1';

/** `port` is the one of the preview; 0, the default, takes any that is free. The rest is for its pretend site. */
export interface PreviewOptions extends SiteServerOptions {
  /** Where the build is; `dist` by default. */
  readonly directory?: string;
  /** The build, for one who has read it already and starts many. */
  readonly files?: BuiltFiles;
}

export interface Preview {
  /** Without a closing slash. */
  readonly url: string;
  /** The pretend site behind it, with its controls and all that it was asked. */
  readonly site: SiteServer;
  /** Cuts whatever is still open, on both servers. */
  close(): Promise<void>;
}

/** The production build in front of a pretend site of its own, on this machine alone. Rejects when it cannot start. */
export async function startPreview(options: PreviewOptions = {}): Promise<Preview> {
  const { port = 0, directory = 'dist', files = await readBuiltFiles(directory), ...siteOptions } = options;
  const policy = contentSecurityPolicy(String(files.get(INDEX)));
  const site = await startSiteServer(siteOptions);

  const server = createServer((request, response) => {
    const { pathname } = new URL(`http://${HERE_ONLY}${request.url ?? '/'}`);
    if (isServersOwn(pathname)) {
      passOn(request, response, site.url);
      return;
    }
    const { method = 'GET', headers } = request;
    const file = whichFile({ method, path: pathname, accept: headers.accept ?? '' }, files);
    if (file === undefined) sendNotFound(response);
    else sendFile(file, files, policy, request, response);
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, HERE_ONLY, resolve);
    });
  } catch (error) {
    await site.close();
    throw error;
  }

  const address = server.address();
  const chosen = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${HERE_ONLY}:${String(chosen)}`,
    site,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, site.close()]);
    },
  };
}
