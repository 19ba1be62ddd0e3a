import { HttpSiteGateway } from '../../src/adapters/http/site.js';
import { checkMixedContent, checkPhone, checkServer } from './checks/addresses.js';
import { checkConfig, checkGeneration, checkLogo } from './checks/config.js';
import { checkCourses } from './checks/courses.js';
import { checkCrawlers } from './checks/crawlers.js';
import { checkCors, checkPreflight } from './checks/cross-origin.js';
import { checkHome } from './checks/home.js';
import { checkLinks, checkNavs } from './checks/menus.js';
import { checkPayments } from './checks/payments.js';
import { checkProtocols } from './checks/protocols.js';
import { checkRate, checkTrust } from './checks/rate.js';
import { checkCaptcha, checkQr } from './checks/sign-in.js';
import { checkSnapshots } from './checks/snapshots.js';
import { checkVideos } from './checks/videos.js';
import { diagnoseSilence } from './diagnose.js';
import { type Check, frontOf, setUpOf } from './facts.js';
import { type Finding, fail, ok } from './finding.js';
import { checkPolicy } from './policy.js';
import { Requester, type RequesterOptions } from './requester.js';
import { REACHED, redirected } from './strings.js';

/** The checks of a server that answers, in the order in which their findings are printed. */
export const CHECKS: readonly Check[] = [
  checkConfig,
  checkGeneration,
  checkServer,
  checkLogo,
  checkNavs,
  checkLinks,
  checkCaptcha,
  checkQr,
  checkProtocols,
  checkPhone,
  checkCors,
  checkPreflight,
  checkMixedContent,
  checkPolicy,
  checkSnapshots,
  checkCrawlers,
  checkHome,
  checkCourses,
  checkPayments,
  checkVideos,
  checkRate,
];

/** The checks from the proxy's machine. The others concern visitors, whose requests do not come from there. */
export const CHECKS_FROM_PROXY: readonly Check[] = [checkConfig, checkTrust];

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
