import { HttpSiteGateway } from '../../src/adapters/http/site.js';
import { Asker, type AskerOptions } from './asker.js';
import { CHECKS, CHECKS_FROM_PROXY } from './checks.js';
import { diagnoseSilence } from './diagnose.js';
import { frontOf, setUpOf } from './facts.js';
import { fail, type Finding, ok } from './finding.js';
import { REACHED, redirected } from './words.js';

export interface ExamineOptions extends AskerOptions {
  /** Asks from where the proxy stands, and looks at what only a proxy can see; as a visitor by default. */
  readonly fromProxy?: boolean;
  /** The site is served at `origin` already: its policy is read there, and what it keeps away is named. */
  readonly served?: boolean;
}

/**
 * Asks a server everything that the site needs of it, and changes nothing there. Never rejects: whatever a server does
 * is a finding. The configuration goes first, the rest at once, so that even a silent server costs two limits at most.
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
