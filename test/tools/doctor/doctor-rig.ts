import { afterEach } from 'mocha';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { VirtualTimeScheduler } from 'rxjs';

import type { SiteServer, SiteServerOptions } from '../../../demo/site-server/site-server.js';
import { writeConfig } from '../../../demo/site-server/answers/write-config.js';
import { asRecord } from '../../../src/adapters/http/client/json-readers.js';
import { decodeSystemConfig } from '../../../src/adapters/http/site/system-config.js';
import { CourseSite } from '../../../src/adapters/memory/server/course-site.js';
import { examine } from '../../../tools/doctor/examine.js';
import type { Facts } from '../../../tools/doctor/facts.js';
import type { Finding, Subject } from '../../../tools/doctor/finding.js';
import type { Answered } from '../../../tools/doctor/received.js';
import { siteServers } from '../../demo/site-server/support.js';

export interface Passing {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Changes an answer on its way through the proxy. */
export type Meddle = (passing: Passing) => Partial<Pick<Passing, 'status' | 'headers'>> & {
  readonly text?: string | Buffer;
};

export interface OnTheWayThere {
  readonly leadsTo?: (url: string) => string;
  /**
   * The `X-Forwarded-For` that the proxy sends. By default it passes on the visitor's own header, as nginx does without
   * configuration.
   */
  readonly forwardedFor?: string;
}

/** Starts proxies in front of a server that change what they pass on. Each is closed after its test. */
export function meddlingProxies(): (target: string, meddle: Meddle, there?: OnTheWayThere) => Promise<string> {
  const open: (() => void)[] = [];
  afterEach(() => {
    for (const close of open.splice(0)) close();
  });
  return async (target, meddle, { leadsTo = (url: string) => url, forwardedFor } = {}) => {
    const server = createServer((request, response) => {
      const { method = 'GET', url = '/' } = request;
      buffer(request)
        .then(async (body) => {
          const upstream = await fetch(target + leadsTo(url), {
            method,
            redirect: 'manual',
            headers: {
              ...nextStepAddress(request.headers),
              ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
            },
            ...(body.length > 0 && { body: new Uint8Array(body) }),
          });
          const passing: Passing = {
            method,
            path: url.split('?')[0] ?? '',
            status: upstream.status,
            headers: returned(upstream.headers),
            text: await upstream.text(),
          };
          const answer = { ...passing, ...meddle(passing) };
          response.writeHead(answer.status, answer.headers).end(answer.text);
        })
        .catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    open.push(() => {
      server.close();
      server.closeAllConnections();
    });
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The server has no TCP port');
    return `http://127.0.0.1:${String(address.port)}`;
  };
}

/** Changes `data` in the answers of one call, as a fault in the server or the proxy would. */
export function changed(path: string, change: (data: unknown) => unknown): Meddle {
  return (passing) => {
    if (passing.path !== path || passing.method === 'OPTIONS') return {};
    const { data, ...rest } = asRecord(JSON.parse(passing.text)) ?? {};
    return { text: JSON.stringify({ ...rest, data: change(data) }) };
  };
}

export function configWith(fields: Readonly<Record<string, unknown>>): Meddle {
  return changed('/api/v2/other/config', (data) => ({ ...asRecord(data), ...fields }));
}

function nextStepAddress(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const forwarded = Object.entries(headers).filter(
    ([name]) => !['host', 'connection', 'content-length'].includes(name),
  );
  return Object.fromEntries(forwarded.map(([name, value]) => [name, String(value)]));
}

function returned(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].filter(([name]) => !['content-length', 'connection', 'keep-alive'].includes(name)),
  );
}

export const ORIGIN = 'http://front.example';

/** Belongs to every document of the site. */
export const SETTINGS_ELEMENT = '<script type="text/plain" id="site-settings"></script>';

/** Lets the doctor examine a demo server through a proxy that changes one thing. */
export function spoiltServers(): (
  spoil: (site: SiteServer) => Meddle,
  options?: SiteServerOptions,
) => Promise<readonly Finding[]> {
  const start = siteServers();
  const startProxy = meddlingProxies();
  return async (spoil, options) => {
    const site = await start(options);
    return examine({ base: await startProxy(site.url, spoil(site)), origin: ORIGIN });
  };
}

/** The subjects that were reported as failing, without repetition. */
export function failing(findings: readonly Finding[]): readonly Subject[] {
  return marked(findings, 'fail');
}

export function marked(findings: readonly Finding[], mark: Finding['mark']): readonly Subject[] {
  return [...new Set(findings.filter((finding) => finding.mark === mark).map(({ subject }) => subject))];
}

/** The texts of the report about one subject: what is wrong and how to repair it, or what is right. */
export function textsAbout(findings: readonly Finding[], subject: Subject): string {
  return findings
    .filter((finding) => finding.subject === subject)
    .map((finding) => ('wrong' in finding ? `${finding.request}\n${finding.wrong}\n${finding.cure}` : finding.text))
    .join('\n');
}

const BASE = 'https://api.example';

/**
 * The facts that the doctor collects from a healthy server of the first generation, with some fields of the
 * configuration changed.
 */
export function someFacts(
  config: Readonly<Record<string, unknown>> = {},
  other: Partial<Pick<Facts, 'base' | 'origin' | 'servedPolicy'>> & {
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Facts {
  const { headers = {}, ...at } = other;
  const site = new CourseSite({ time: new VirtualTimeScheduler(), random: Math.random });
  const written = writeConfig(site.settings.value, site.content.value, [], 1, BASE);
  const raw = asRecord({ ...written, ...config }) ?? {};
  const decoded = decodeSystemConfig(raw);
  return {
    base: BASE,
    origin: 'https://front.example',
    config: { request: `GET ${BASE}`, received: answered({ headers }), outcome: { kind: 'data', data: decoded } },
    setUp: { config: decoded, raw },
    servedPolicy: undefined,
    ...at,
  };
}

export function answered({
  status = 200,
  text = '',
  headers = {},
}: {
  readonly status?: number;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
} = {}): Answered {
  const bytes = Buffer.from(text);
  return { kind: 'answer', status, text, bytes, headers: new Headers(headers), redirectedTo: undefined };
}
