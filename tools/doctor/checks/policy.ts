import type { Check, Facts } from '../facts.js';
import { type Subject, type Trouble, fail, info, ok } from '../finding.js';
import { POLICY_FINE, POLICY_NOT_CHECKED, POLICY_UNSEEN, policyBlocks } from '../page.strings.js';
import { allows } from '../policy.js';

/** A finding for each origin that the site's policy blocks. Empty when the policy is unknown. */
export function blockedByPolicy(
  { servedPolicy, origin }: Pick<Facts, 'servedPolicy' | 'origin'>,
  subject: Subject,
  directive: string,
  urls: readonly string[],
): readonly Trouble[] {
  if (servedPolicy?.kind !== 'policies') return [];
  const { policies } = servedPolicy;
  const targets = urls.flatMap((url) => (URL.canParse(url, origin) ? new URL(url, origin) : []));
  const blocked = targets.filter((url) => !allows(policies, directive, url, origin));
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
