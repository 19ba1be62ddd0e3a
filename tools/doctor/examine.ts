import { HttpSiteGateway } from '../../src/adapters/http/site.js';
import { Requester, type RequesterOptions } from './requester.js';
import { CHECKS, CHECKS_FROM_PROXY } from './checks.js';
import { diagnoseSilence } from './diagnose.js';
import { frontOf, setUpOf } from './facts.js';
import { fail, type Finding, ok } from './finding.js';
import { REACHED, redirected } from './strings.js';

export interface ExamineOptions extends RequesterOptions {
  /** Runs on the proxy's machine and checks what can be seen only there; by default it runs as a visitor. */
  readonly fromProxy?: boolean;
  /** The site is already served at `origin`: its policy is read from there, and what it blocks is reported. */
  readonly served?: boolean;
}

/**
 * Checks everything that the site needs of a server, without changing it. Never rejects: every failure is a finding.
 * Requests the configuration first and the rest at once, so that a silent server costs at most two time limits.
 */
export async function examine(options: ExamineOptions): Promise<readonly Finding[]> {
  const requester = new Requester(options);
  const { base, origin, fromProxy = false, served = false } = options;
  const [config, page] = await Promise.all([
    requester.send((http) => new HttpSiteGateway(http).config()),
    served ? requester.open(`${origin}/`) : undefined,
  ]);
  const { request, received } = config;
  if (received.kind === 'none') return [fail('reach', request, diagnoseSilence(received.why))];
  const front = page && frontOf(page.received);
  const facts = { base, origin, config: { ...config, received }, setUp: setUpOf(config), front };
  const found = await Promise.all(
    (fromProxy ? CHECKS_FROM_PROXY : CHECKS).map(async (check) => check(requester, facts)),
  );
  const { redirectedTo } = received;
  const reached = redirectedTo === undefined ? ok('reach', REACHED) : fail('reach', request, redirected(redirectedTo));
  return [reached, ...found.flat()];
}
