import { HttpSiteGateway } from '../../src/adapters/http/site.js';
import { Asker, type AskerOptions } from './asker.js';
import { CHECKS, CHECKS_FROM_PROXY } from './checks.js';
import { diagnoseSilence } from './diagnose.js';
import { frontOf, setUpOf } from './facts.js';
import { fail, type Finding, ok } from './finding.js';
import { REACHED, redirected } from './words.js';

export interface ExamineOptions extends AskerOptions {
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
  const asker = new Asker(options);
  const { base, origin, fromProxy = false, served = false } = options;
  const [config, page] = await Promise.all([
    asker.ask((http) => new HttpSiteGateway(http).config()),
    served ? asker.open(`${origin}/`) : undefined,
  ]);
  const { asked, heard } = config;
  if (heard.kind === 'none') return [fail('reach', asked, diagnoseSilence(heard.why))];
  const front = page && frontOf(page.heard);
  const facts = { base, origin, config: { ...config, heard }, setUp: setUpOf(config), front };
  const found = await Promise.all((fromProxy ? CHECKS_FROM_PROXY : CHECKS).map(async (check) => check(asker, facts)));
  const { redirectedTo } = heard;
  const reached = redirectedTo === undefined ? ok('reach', REACHED) : fail('reach', asked, redirected(redirectedTo));
  return [reached, ...found.flat()];
}
