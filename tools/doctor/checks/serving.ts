import { connect } from 'node:tls';

import { summarize } from '../diagnose.js';
import { OUR_DOCUMENT } from '../facts.js';
import { fail, type Finding, ok, type Trouble, warn } from '../finding.js';
import type { Answered, Received } from '../received.js';
import type { Requester } from '../requester.js';
import * as strings from '../site.strings.js';

/** Pages without a file. The names begin differently, because a rule of a server may be wrong for some letters. */
const PAGES = ['/courses', '/announcement', '/member', '/vip'] as const;
const NO_FILE = '/assets/doctor.000000.js';

/** docs/deploy.md#cdn-和对象存储 allows no more. */
const DOCUMENT_LIMIT_S = 300;
const ASSET_LEAST_S = 86_400;
const CERTIFICATE_WARNING_DAYS = 14;
const DAY_MS = 86_400_000;

/** The document of this site as it is served. */
export interface Served {
  readonly origin: string;
  readonly request: string;
  readonly page: Answered;
}

/** The scripts and styles that the document names: of the first load, and of pages, which its inline script requests. */
export function filesOf({ page }: Served): readonly string[] {
  return [...new Set([...page.text.matchAll(/"(\/assets\/[\w.-]+\.(?:js|css))"/g)].map(([, path = '']) => path))];
}

/** How the site is served: fallback, missing files, caching and compression (docs/deploy.md#任意-web-服务器). */
export async function servingFindings(requester: Requester, served: Served): Promise<readonly Finding[]> {
  const [addresses, caching] = await Promise.all([
    addressTroubles(requester, served),
    cachingTroubles(requester, served),
  ]);
  return [
    ...(addresses.length > 0 ? addresses : [ok('fallback', strings.fallbackFine)]),
    ...(caching.length > 0 ? caching : [ok('caching', strings.cachingFine)]),
  ];
}

async function addressTroubles(requester: Requester, { origin }: Served): Promise<readonly Trouble[]> {
  const [missing, ...pages] = await Promise.all([
    requester.open(origin + NO_FILE),
    ...PAGES.map(async (path) => ({ path, ...(await requester.open(origin + path, 'text/html')) })),
  ]);
  const lost = pages.filter(({ path, received }) => !isDocument(received) || hasMoved(path, received));
  const [first] = lost;
  const isMissing = missing.received.kind === 'answer' && [404, 410].includes(missing.received.status);
  return [
    ...(first
      ? [
          fail(
            'fallback',
            first.request,
            strings.noFallback(lost.map(({ path }) => path).join('、'), summarizePage(first.path, first.received)),
          ),
        ]
      : []),
    ...(isMissing ? [] : [fail('fallback', missing.request, strings.missingIsDocument(summarize(missing.received)))]),
  ];
}

/** A redirect to another page loses the address; one to another host or to a closing slash keeps it. */
function hasMoved(path: string, received: Received): received is Answered & { readonly redirectedTo: string } {
  if (received.kind === 'none' || received.redirectedTo === undefined) return false;
  return new URL(received.redirectedTo).pathname.replace(/\/$/, '') !== path;
}

function summarizePage(path: string, received: Received): string {
  return hasMoved(path, received) ? strings.movedTo(received.redirectedTo) : summarize(received);
}

function isDocument(received: Received): boolean {
  return received.kind === 'answer' && received.status === 200 && received.text.includes(OUR_DOCUMENT);
}

async function cachingTroubles(requester: Requester, served: Served): Promise<readonly Trouble[]> {
  const { origin, request, page } = served;
  const control = page.headers.get('cache-control');
  const age = Number(page.headers.get('age') ?? 0);
  const cached = control === null ? Infinity : lifetimeOf(control);
  const script = filesOf(served).find((path) => path.includes('/main.'));
  const asset = script === undefined ? undefined : await requester.open(origin + script);
  const received = asset?.received.kind === 'answer' && asset.received.status === 200 ? asset.received : undefined;
  const plain = [
    ...(isCompressed(page) ? [] : ['index.html']),
    ...(received === undefined || isCompressed(received) ? [] : [script]),
  ];
  const assetControl = received?.headers.get('cache-control') ?? '';
  return [
    ...(cached > DOCUMENT_LIMIT_S
      ? [fail('caching', request, control === null ? strings.documentUncontrolled : strings.documentCached(control))]
      : []),
    ...(age > DOCUMENT_LIMIT_S ? [fail('caching', request, strings.documentOld(Math.round(age / 60)))] : []),
    ...(asset && received && lifetimeOf(assetControl) < ASSET_LEAST_S
      ? [warn('caching', asset.request, strings.assetsUncached(assetControl))]
      : []),
    ...(plain.length > 0 ? [warn('caching', request, strings.notCompressed(plain.join('、')))] : []),
  ];
}

/** Seconds that a browser or a CDN may use an answer without a request; `Infinity` where it may choose. */
function lifetimeOf(control: string): number {
  if (/\bno-(?:cache|store)\b/i.test(control)) return 0;
  const ages = [...control.matchAll(/\b(?:s-maxage|max-age)\s*=\s*"?(\d+)/gi)].map(([, seconds]) => Number(seconds));
  return ages.length > 0 ? Math.max(...ages) : control === '' ? 0 : Infinity;
}

function isCompressed({ headers }: Answered): boolean {
  return /\b(?:br|gzip|zstd)\b/.test(headers.get('content-encoding') ?? '');
}

export interface Certificate {
  /** As Node writes it: `Jan  1 00:00:00 2021 GMT`. */
  readonly validTo: string;
  /** Why a browser refuses it; the end of its time is one reason. */
  readonly refused: string | undefined;
}

/** Reads the certificate at an https origin, also one that browsers refuse; `undefined` where there is no connection. */
export function readCertificate(origin: string, limitMs: number): Promise<Certificate | undefined> {
  const { hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: port === '' ? 443 : Number(port),
      ...(/[a-z]/i.test(host) && !host.includes(':') && { servername: host }),
      rejectUnauthorized: false,
      timeout: limitMs,
    });
    const end = (certificate?: Certificate) => {
      socket.destroy();
      resolve(certificate);
    };
    socket.once('secureConnect', () => {
      const { valid_to: validTo } = socket.getPeerCertificate();
      end({ validTo, refused: socket.authorized ? undefined : String(socket.authorizationError) });
    });
    socket.once('error', () => {
      end();
    });
    socket.once('timeout', () => {
      end();
    });
  });
}

export function certificateFinding(origin: string, { validTo, refused }: Certificate, now: number): Finding {
  const until = Date.parse(validTo);
  const days = Math.floor((until - now) / DAY_MS);
  const day = Number.isNaN(until) ? validTo : new Date(until).toISOString().slice(0, 10);
  if (until < now) return fail('certificate', origin, strings.certificateExpired(day));
  if (refused !== undefined) return fail('certificate', origin, strings.certificateRefused(refused));
  if (days < CERTIFICATE_WARNING_DAYS) return warn('certificate', origin, strings.certificateEnds(day, days));
  return ok('certificate', strings.certificateFine(day, days));
}
