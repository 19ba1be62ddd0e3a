import type { Check } from './check.js';
import { checkCaptcha } from './checks/check-captcha.js';
import { checkConfig } from './checks/check-config.js';
import { checkCors } from './checks/check-cors.js';
import { checkCourses } from './checks/check-courses.js';
import { checkVideos } from './checks/check-videos.js';
import { checkCrawlers } from './checks/check-crawlers.js';
import { checkGeneration } from './checks/check-generation.js';
import { checkHome } from './checks/check-home.js';
import { checkLinks } from './checks/check-links.js';
import { checkLogo } from './checks/check-logo.js';
import { checkMixedContent } from './checks/check-mixed-content.js';
import { checkNavs } from './checks/check-navs.js';
import { checkPayments } from './checks/check-payments.js';
import { checkPhone } from './checks/check-phone.js';
import { checkPolicy } from './checks/check-policy.js';
import { checkPreflight } from './checks/check-preflight.js';
import { checkProtocols } from './checks/check-protocols.js';
import { checkQr } from './checks/check-qr.js';
import { checkRate, checkTrust } from './checks/check-rate.js';
import { checkServer } from './checks/check-server.js';
import { checkSnapshots } from './checks/check-snapshots.js';

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
