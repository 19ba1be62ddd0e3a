import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import type { Allowance } from '../../src/adapters/memory/server/rate-limiter.js';
import { type EnvelopeCode, Refusal } from '../../src/adapters/memory/server/refusal.js';
import { NO_SUCH_ROUTE, SOMETHING_WRONG } from '../../src/adapters/memory/server/strings.js';
import type { Generation } from '../../src/domain/site/system-config.js';
import { FileDownload, preflightHeaders, Redirect, sendFile, sendJson, sendPage, sendRedirect } from './send.js';
import { checkoutAt } from './checkout.js';
import { pageAt } from './pages.js';
import { playFault } from './play-fault.js';
import { bearerOf, type RecordedRequest, tokenOf } from './recorded-request.js';
import { partsOf, type Route, type RouteInput } from './route.js';
import { ROUTES } from './routes.js';
import { sendVideo } from './send-video.js';
import { envelope, NOTHING } from './answers/values.js';

/**
 * The largest body that PHP accepts, in bytes (docs/api/README.md#requests): 11 MB. A larger request is refused on
 * every route.
 */
const LARGEST_BODY = 11 * 1024 * 1024;

/** The in-memory server and its public address. */
export type ServedSite = Pick<RouteInput, 'site' | 'serverUrl'>;

/** Responds to one request as the real server would, or with the fault that a control has set. */
export async function handle(
  request: RecordedRequest,
  response: ServerResponse,
  caller: string,
  server: ServedSite,
): Promise<void> {
  // A control may change it between two requests.
  const { generation } = server.site.settings.value;
  if (await sendVideo(request, response)) return;
  const checkout = checkoutAt(request, server.site, generation);
  if (checkout instanceof Redirect) {
    sendRedirect(response, checkout.to, {});
    return;
  }
  const page = checkout ?? pageAt(request.path, server.site, generation);
  if (page || !request.path.startsWith('/api/')) {
    // An unknown path gives the same JSON as under /api/, but without a CORS header (docs/api/README.md#requests).
    sendPage(response, 200, page ?? { type: 'application/json', text: refusal(404, NO_SUCH_ROUTE) });
    return;
  }
  if (request.method === 'OPTIONS') {
    response.writeHead(204, preflightHeaders(request)).end();
    return;
  }
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) {
    sendJson(response, refusal(1, SOMETHING_WRONG));
    return;
  }
  const candidates = routesAt(request.path, generation);
  const route = candidates.find((row) => row.method === request.method);
  if (!route) {
    // A path that exists for another method gets a different error than an unknown path (docs/api/README.md#codes).
    sendJson(response, candidates.length > 0 ? refusal(1, SOMETHING_WRONG) : refusal(404, NO_SUCH_ROUTE));
    return;
  }
  const { waitMs, fault, allowance } = server.site.admit(route.call, caller);
  if (waitMs > 0) await wait(waitMs);
  const work = () => answerOf(() => perform(route, request, { ...server, generation }));
  const headers = rateHeaders(allowance);
  if (fault) playFault(fault, response, () => textOf(work()), headers);
  else send(response, work(), headers);
}

function routesAt(path: string, generation: Generation): readonly Route[] {
  return ROUTES.filter((row) => partsOf(path, row.matcher) && (row.generation ?? generation) === generation);
}

function perform(
  route: Route,
  request: RecordedRequest,
  server: Pick<RouteInput, 'site' | 'generation' | 'serverUrl'>,
) {
  const { query, body } = request;
  const inHeader = bearerOf(request) !== undefined;
  const parts = partsOf(request.path, route.matcher) ?? {};
  return route.answer({ ...server, query, parts, body, token: tokenOf(request), tokenInHeader: inHeader });
}

/** Responses that are not wrapped in an envelope. */
type Bare = Redirect | FileDownload;

/**
 * Returns the envelope as text, a redirect or a file. An unexpected exception becomes `错误` (docs/api/README.md#codes),
 * and its stack is written to the console.
 */
function answerOf(work: () => unknown): string | Bare {
  try {
    const answer = work() ?? NOTHING;
    return answer instanceof Redirect || answer instanceof FileDownload ? answer : envelope(0, '', answer);
  } catch (thrown) {
    if (thrown instanceof Refusal) return refusal(thrown.code, thrown.message);
    console.error(thrown);
    return refusal(1, SOMETHING_WRONG);
  }
}

function send(response: ServerResponse, answer: string | Bare, headers: Readonly<Record<string, number>>): void {
  if (answer instanceof Redirect) sendRedirect(response, answer.to, headers);
  else if (answer instanceof FileDownload) sendFile(response, answer);
  else sendJson(response, answer, headers);
}

/** Redirects and files have no text for a fault to damage. */
function textOf(answer: string | Bare): string {
  return typeof answer === 'string' ? answer : '';
}

function refusal(code: EnvelopeCode, message: string): string {
  return envelope(code, message, NOTHING);
}

/** docs/api/README.md#rate-limit. */
function rateHeaders({ limit, remaining = 0 }: Allowance): Readonly<Record<string, number>> {
  return { 'X-RateLimit-Limit': limit, 'X-RateLimit-Remaining': remaining };
}
