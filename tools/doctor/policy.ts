import type { Check, Facts } from './facts.js';
import { type Subject, type Trouble, fail, info, ok } from './finding.js';
import { POLICY_FINE, POLICY_NOT_CHECKED, POLICY_UNSEEN, policyBlocks } from './page.strings.js';

/** A content security policy as a browser reads it: the sources of each directive. */
export type Policy = ReadonlyMap<string, readonly string[]>;

export function readPolicy(header: string): Policy {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/).map(normalised));
  // When a directive occurs twice the first one counts.
  return new Map(directives.reverse().map(([name = '', ...sources]) => [name, sources]));
}

/** Letter case matters in hashes only. */
function normalised(word: string): string {
  return /^'sha/i.test(word) ? word : word.toLowerCase();
}

/** Whether a page of `origin` may load something from `url`. What no directive restricts is allowed. */
export function allows(policy: Policy, directive: string, url: URL, origin: string): boolean {
  const sources = policy.get(directive) ?? policy.get('default-src');
  return sources === undefined || sources.some((source) => matches(source, url, new URL(origin)));
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

/** A finding for each origin that the site's policy blocks. Empty when the policy is unknown. */
export function blockedByPolicy(
  { servedPolicy, origin }: Pick<Facts, 'servedPolicy' | 'origin'>,
  subject: Subject,
  directive: string,
  urls: readonly string[],
): readonly Trouble[] {
  if (servedPolicy?.kind !== 'policy') return [];
  const { policy } = servedPolicy;
  const targets = urls.flatMap((url) => (URL.canParse(url, origin) ? new URL(url, origin) : []));
  const blocked = targets.filter((url) => !allows(policy, directive, url, origin));
  const isFirst = (url: URL, index: number) => blocked.findIndex(({ origin: other }) => other === url.origin) === index;
  return blocked.filter(isFirst).map((url) => fail(subject, url.href, policyBlocks(directive, url.origin)));
}

/** Whether the site's policy allows requests to this server. Other checks report what else the policy blocks. */
export const checkPolicy: Check = (_requester, facts) => {
  const { base, servedPolicy } = facts;
  if (!servedPolicy) return [info('policy', POLICY_NOT_CHECKED)];
  if (servedPolicy.kind === 'unread') return [info('policy', POLICY_UNSEEN(servedPolicy.why))];
  const blocked = blockedByPolicy(facts, 'policy', 'connect-src', [base]);
  return blocked.length > 0 ? blocked : [ok('policy', POLICY_FINE)];
};
