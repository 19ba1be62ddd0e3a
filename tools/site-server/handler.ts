import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import type { CourseSite } from '../../src/adapters/memory/engine/course-site.js';
import type { Allowance } from '../../src/adapters/memory/engine/rate-limiter.js';
import { Refusal, refused } from '../../src/adapters/memory/engine/refusal.js';
import { NO_SUCH_ROUTE, SOMETHING_WRONG } from '../../src/adapters/memory/engine/server-words.js';
import { preflightHeaders } from './cors.js';
import type { Generation } from './generation.js';
import { htmlPage, pageAt } from './pages.js';
import { playFault } from './play-fault.js';
import type { RecordedRequest } from './recorded-request.js';
import { type Route, ROUTES } from './routes.js';
import { sendJson, sendPage } from './send.js';
import { bearerOf, tokenOf } from './token-of-request.js';
import { envelope, NOTHING } from './wire/envelope.js';

/** The server that answers: which generation it plays, and where it is found. */
export interface Answering {
  readonly site: CourseSite;
  readonly generation: Generation;
  readonly serverUrl: string;
}

/** Answers one request, the way the real server would or the way the levers say. */
export async function handle(
  request: RecordedRequest,
  response: ServerResponse,
  caller: string,
  server: Answering,
): Promise<void> {
  if (!request.path.startsWith('/api/')) {
    const page = pageAt(request.path, server.site, server.generation);
    sendPage(response, page ? 200 : 404, page ?? htmlPage('HTTP 404'));
    return;
  }
  if (request.method === 'OPTIONS') {
    response.writeHead(204, preflightHeaders(request)).end();
    return;
  }
  const route = ROUTES.find((row) => row.path === request.path && row.method === request.method);
  if (!route) {
    sendJson(response, textOf(noRoute(request)));
    return;
  }
  const { waitMs, fault, allowance } = server.site.admit(route.call, caller);
  if (waitMs > 0) await wait(waitMs);
  const work = () => textOf(() => perform(route, request, server));
  if (fault) playFault(fault, response, work);
  else sendJson(response, work(), rateHeaders(allowance));
}

function perform(route: Route, request: RecordedRequest, server: Answering): unknown {
  const token = tokenOf(request);
  return route.answer({ ...server, query: request.query, token, tokenInHeader: bearerOf(request) !== undefined });
}

/** A path that is there for another method is not "no such route" (API 1.2). */
function noRoute({ path }: RecordedRequest): () => never {
  const known = ROUTES.some((row) => row.path === path);
  return () => {
    throw known ? refused(SOMETHING_WRONG) : new Refusal(404, NO_SUCH_ROUTE);
  };
}

/** Data or refusal, as text. An unexpected exception is `错误` to the caller (API 1.2) and a stack on the console. */
function textOf(work: () => unknown): string {
  try {
    return envelope(0, '', work());
  } catch (thrown) {
    if (thrown instanceof Refusal) return envelope(thrown.code, thrown.message, NOTHING);
    console.error(thrown);
    return envelope(1, SOMETHING_WRONG, NOTHING);
  }
}

/** API 1.5. */
function rateHeaders(allowance: Allowance | undefined): Readonly<Record<string, number>> {
  if (allowance?.remaining === undefined) return {};
  return { 'X-RateLimit-Limit': allowance.limit, 'X-RateLimit-Remaining': allowance.remaining };
}
