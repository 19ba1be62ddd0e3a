import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import type { SiteServer } from '../../../demo/site-server/site-server.js';
import { type BuiltFiles, INDEX } from '../../../tools/preview/built-files.js';
import { startPreview } from '../../../tools/preview/preview-server.js';
import { RECORDER } from './recorder.js';

const EMPTY_PATH = '/engine-empty';
const HTML = { 'content-type': 'text/html' };
/** Long enough for a page to notice that its requests have been aborted. */
const OUTSIDE_DELAY_MS = 400;
const OUTSIDE_PAGE = '<!doctype html><title>elsewhere</title><link rel="icon" href="data:,"><p>elsewhere';
const EMPTY_PAGE = '<!doctype html><title>empty</title><link rel="icon" href="data:,"><p>empty';

/**
 * The production build as a browser gets it, with a new demo server; every document begins with the recorder. A test
 * can hold answers back and read what the pages reported.
 */
export interface EngineFront {
  readonly url: string;
  /** A page of the origin that contains nothing of the site. */
  readonly emptyPath: string;
  readonly site: SiteServer;
  /** A page of another origin with the title `elsewhere`. Its answer takes a while, as that of a real site. */
  readonly outsideUrl: string;
  /** Holds every request back whose path and query match, until the returned function lets them pass. */
  hold(pattern: RegExp): { readonly held: readonly string[]; readonly release: () => void };
  /** Everything that the pages have reported since the last call. */
  takeReports(): readonly string[];
  close(): Promise<void>;
}

interface Hold {
  readonly pattern: RegExp;
  readonly held: string[];
  readonly released: Promise<void>;
}

export async function startEngineFront(files: BuiltFiles): Promise<EngineFront> {
  const preview = await startPreview({ files: withRecorder(files) });
  const reports: string[] = [];
  const holds = new Set<Hold>();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    if (path === '/engine-reports') {
      reports.push(Buffer.concat(await request.toArray()).toString());
      response.writeHead(204).end();
      return;
    }
    if (path === EMPTY_PATH) response.writeHead(200, HTML).end(EMPTY_PAGE);
    else if (path === '/engine-recorder.js')
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(RECORDER);
    else {
      const hold = [...holds].find(({ pattern }) => pattern.test(path));
      hold?.held.push(path);
      await hold?.released;
      passOn(request, response, preview.url);
    }
  };
  const server = await listen((request, response) => void answer(request, response));
  const outside = await listen((_, response) => {
    setTimeout(() => response.writeHead(200, HTML).end(OUTSIDE_PAGE), OUTSIDE_DELAY_MS);
  });

  return {
    url: server.url,
    emptyPath: EMPTY_PATH,
    outsideUrl: `${outside.url}/`,
    site: preview.site,
    hold: (pattern) => {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const hold: Hold = { pattern, held: [], released };
      holds.add(hold);
      return {
        held: hold.held,
        release: () => {
          holds.delete(hold);
          release();
        },
      };
    },
    takeReports: () => reports.splice(0),
    close: async () => {
      server.close();
      outside.close();
      await preview.close();
    },
  };
}

async function listen(handle: RequestListener): Promise<{ readonly url: string; close(): void }> {
  const server = createServer(handle);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function withRecorder(files: BuiltFiles): BuiltFiles {
  const html = String(files.get(INDEX)).replace('<head>', '<head><script src="/engine-recorder.js"></script>');
  return new Map([...[...files].filter(([path]) => !path.startsWith(INDEX)), [INDEX, Buffer.from(html)]]);
}

/** The browser may leave before the answer comes. */
function passOn(request: IncomingMessage, response: ServerResponse, to: string): void {
  const { method, headers, url = '/' } = request;
  const onward = sendRequest(to + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
