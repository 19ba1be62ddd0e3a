import { HttpSiteGateway } from '../../src/adapters/http/site/site.js';
import { REQUEST_TIMEOUT_MS } from '../../src/domain/site/limits.js';
import type { SystemConfig } from '../../src/domain/site/system-config.js';
import { checkMixedContent, checkPhone, checkServer } from './checks/addresses.js';
import { checkConfig, checkGeneration, checkLogo, checkTime } from './checks/config.js';
import { checkCourses } from './checks/courses.js';
import { checkCrawlers } from './checks/crawlers.js';
import { checkCors, checkPreflight } from './checks/cross-origin.js';
import { checkHome } from './checks/home.js';
import { checkLinks, checkNavs } from './checks/menus.js';
import { checkPayments } from './checks/payments.js';
import { checkProtocols } from './checks/protocols.js';
import { checkRate, checkTrust } from './checks/rate.js';
import { checkCaptcha, checkQr } from './checks/sign-in.js';
import { certificateFinding, readCertificate } from './checks/serving.js';
import { checkSite, type Opened } from './checks/site.js';
import { checkSnapshots } from './checks/snapshots.js';
import { checkVideos } from './checks/videos.js';
import { diagnoseSilence } from './diagnose.js';
import { type Check, setUpOf } from './facts.js';
import { type Finding, fail, ok } from './finding.js';
import { checkPolicy } from './checks/policy.js';
import { servedPolicyOf } from './policy.js';
import { type Reply, Requester, type RequesterOptions } from './requester.js';
import type { Received } from './received.js';
import { REACHED, redirected } from './strings.js';

/** The checks of a server that answers, in the order in which their findings are printed. */
const CHECKS: readonly Check[] = [
  checkConfig,
  checkTime,
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
  checkHome,
  checkCourses,
  checkPayments,
  checkVideos,
  checkRate,
];

/** Checks of the site's own responses. They run only if this site serves the examined address. */
const CHECKS_OF_SITE: readonly Check[] = [checkPolicy, checkSnapshots, checkCrawlers];

/** The checks that run on the proxy's machine. The other checks need requests that arrive as a visitor's do. */
const CHECKS_FROM_PROXY: readonly Check[] = [checkConfig, checkTrust];

export interface ExamineOptions extends RequesterOptions {
  /** Runs on the proxy's machine and checks what can be seen only there; by default it runs as a visitor. */
  readonly fromProxy?: boolean;
  /** The site is already served at `origin`: its policy is read from there, and what it blocks is reported. */
  readonly served?: boolean;
}

/**
 * Checks everything that the site needs of a server, and the site itself where it is served, without changing them. Never
 * rejects: every failure is a finding. Requests configuration and document first and the rest at once, so that a silent
 * server costs at most two time limits.
 */
export async function examine(options: ExamineOptions): Promise<readonly Finding[]> {
  const requester = new Requester(options);
  const { base, origin, fromProxy = false, served = false } = options;
  const [config, page] = await Promise.all([
    requester.send((http) => new HttpSiteGateway(http).config()),
    served && !fromProxy ? requester.open(`${origin}/`, 'text/html') : undefined,
  ]);
  const checked = page ? checkSite(requester, { base, origin }, page) : undefined;
  const certificate = page ? certificateFindings(options, page) : [];
  const site = await checked;
  const findings = await serverFindings(requester, options, config, page?.received, site?.isOurs ?? true);
  const ofServer = site?.isDead ? findings.filter((finding) => !isTroubleAt(finding, origin)) : findings;
  return [...ofServer, ...(site?.findings ?? []), ...(await certificate)];
}

/** Whether the server has named an address at this origin, and it does not answer. */
function isTroubleAt(finding: Finding, origin: string): boolean {
  if (!('request' in finding) || finding.subject === 'reach') return false;
  return ['/', '"'].some((end) => finding.request.includes(origin + end));
}

async function serverFindings(
  requester: Requester,
  { base, origin, fromProxy = false }: ExamineOptions,
  config: Reply<SystemConfig>,
  page: Received | undefined,
  isOurs: boolean,
): Promise<readonly Finding[]> {
  const { request, received } = config;
  if (received.kind === 'none') return [fail('reach', request, diagnoseSilence(received.why))];
  const facts = {
    base,
    origin,
    config: { ...config, received },
    setUp: setUpOf(config),
    servedPolicy: page && servedPolicyOf(page),
  };
  const checks = fromProxy ? CHECKS_FROM_PROXY : [...CHECKS, ...(isOurs ? CHECKS_OF_SITE : [])];
  const found = await Promise.all(checks.map(async (check) => check(requester, facts)));
  const { redirectedTo } = received;
  const reached = redirectedTo === undefined ? ok('reach', REACHED) : fail('reach', request, redirected(redirectedTo));
  return [reached, ...found.flat()];
}

/** A port without TLS, or a redirect to a wrong certificate, has no certificate to read. */
async function certificateFindings(
  { origin, limitMs = REQUEST_TIMEOUT_MS }: ExamineOptions,
  { request, received }: Opened,
): Promise<readonly Finding[]> {
  const certificate = origin.startsWith('https:') ? await readCertificate(origin, limitMs) : undefined;
  const finding = certificate && certificateFinding(origin, certificate, Date.now());
  const isRefused = received.kind === 'none' && received.why.kind === 'certificate';
  if (isRefused && finding?.mark !== 'fail') return [fail('certificate', request, diagnoseSilence(received.why))];
  return finding ? [finding] : [];
}
