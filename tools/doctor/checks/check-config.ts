import { HttpSiteGateway } from '../../../src/adapters/http/site.js';
import type { Requester } from '../requester.js';
import type { Check } from '../check.js';
import { diagnose } from '../diagnose.js';
import { type Diagnosis, fail, ok, warn } from '../finding.js';
import { configFine, configField, HTML, htmlWhileApiAt, NO_NAME } from '../strings.js';

/** The configuration (docs/api/site.md#configuration): without it the site does not start. */
export const checkConfig: Check = async (requester, { base, config }) => {
  const { outcome, request } = config;
  if (outcome.kind === 'failed') {
    return [fail('config', request, await advised(requester, base, diagnose(config, outcome.error)))];
  }
  const { siteName } = outcome.data;
  return siteName === '' ? [warn('config', configField('name', ''), NO_NAME)] : [ok('config', configFine(siteName))];
};

/**
 * A page instead of the API usually means that the base lacks `/api/`, or has it twice: find out which one is right.
 */
async function advised(requester: Requester, base: string, diagnosis: Diagnosis): Promise<Diagnosis> {
  if (diagnosis !== HTML) return diagnosis;
  const { origin } = new URL(base);
  const others = [`${origin}/api/`, origin].filter((other) => trimmed(other) !== trimmed(base));
  const reply = await Promise.all(
    others.map((other) => requester.at(other).send((http) => new HttpSiteGateway(http).config())),
  );
  const right = others.find((_other, index) => reply[index]?.outcome.kind === 'data');
  return right === undefined ? diagnosis : htmlWhileApiAt(right);
}

function trimmed(base: string): string {
  return base.replace(/\/+$/, '');
}
