import { summarize } from './diagnose.js';
import type { Received } from './received.js';

/** A content security policy as a browser reads it: the sources of each directive. */
type Policy = ReadonlyMap<string, readonly string[]>;

/** All policies of one answer: a CDN may add a second one, and a browser then obeys both. */
export type Policies = readonly Policy[];

/** The policies at the address of the site, or why they could not be read. */
export type ServedPolicy =
  | { readonly kind: 'policies'; readonly policies: Policies }
  /** Nothing answers there, or the answer has no policy. */
  | { readonly kind: 'unread'; readonly why: string };

export function servedPolicyOf(received: Received): ServedPolicy {
  const policies =
    received.kind === 'answer' ? readPolicies(received.headers.get('content-security-policy') ?? '') : [];
  return policies.length === 0 ? { kind: 'unread', why: summarize(received) } : { kind: 'policies', policies };
}

/** `Headers` joins the values of several headers with commas, as one header may have several policies. */
export function readPolicies(header: string): Policies {
  return header
    .split(',')
    .filter((policy) => policy.trim() !== '')
    .map(readPolicy);
}

function readPolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/).map(normalised));
  // When a directive occurs twice the first one counts.
  return new Map(directives.reverse().map(([name = '', ...sources]) => [name, sources]));
}

/** Letter case matters in hashes only. */
function normalised(word: string): string {
  return /^'sha/i.test(word) ? word : word.toLowerCase();
}

/** Whether a page of `origin` may load something from `url`. What no directive restricts is allowed. */
export function allows(policies: Policies, directive: string, url: URL, origin: string): boolean {
  return policies.every((policy) => {
    const sources = policy.get(directive) ?? policy.get('default-src');
    return sources === undefined || sources.some((source) => matches(source, url, new URL(origin)));
  });
}

function matches(source: string, url: URL, self: URL): boolean {
  if (source === "'self'") return matchesHost(self.protocol, self.hostname, self.port, url);
  const { scheme } = /^(?<scheme>[a-z][a-z0-9+.-]*:)$/.exec(source)?.groups ?? {};
  if (scheme !== undefined) return mayBe(scheme, url.protocol);
  const web = url.protocol === 'https:' || url.protocol === 'http:';
  if (source === '*') return web;
  const { protocol, host, port } =
    /^(?:(?<protocol>https?:)\/\/)?(?<host>[^/:'*]+|\*\.[^/:'*]+)(?::(?<port>\d+|\*))?(?:\/.*)?$/.exec(source)
      ?.groups ?? {};
  return host !== undefined && web && matchesHost(protocol ?? self.protocol, host, port ?? '', url);
}

function matchesHost(protocol: string, host: string, port: string, url: URL): boolean {
  if (!mayBe(protocol, url.protocol)) return false;
  if (host.startsWith('*.') ? !url.hostname.endsWith(host.slice(1)) : url.hostname !== host) return false;
  // `URL` leaves out the default port of the scheme.
  const written = new URL(`${protocol}//a:${port === '*' || port === '' ? '0' : port}`).port;
  return port === '*' || (port === '' ? url.port === '' : url.port === written);
}

/** A source that allows an insecure scheme allows its secure form, too. */
function mayBe(allowed: string, protocol: string): boolean {
  return protocol === allowed || (allowed === 'http:' && protocol === 'https:');
}
