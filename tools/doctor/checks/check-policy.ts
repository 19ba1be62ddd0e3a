import type { Check } from '../check.js';
import { info, ok } from '../finding.js';
import { blockedByPolicy } from '../policy/blocked-by-policy.js';
import { POLICY_FINE, POLICY_UNASKED, POLICY_UNSEEN } from '../page.strings.js';

/** Whether the site's policy allows requests to this server. Other checks report what else the policy blocks. */
export const checkPolicy: Check = (_asker, facts) => {
  const { base, front } = facts;
  if (!front) return [info('policy', POLICY_UNASKED)];
  if (front.kind === 'unread') return [info('policy', POLICY_UNSEEN(front.why))];
  const blocked = blockedByPolicy(facts, 'policy', 'connect-src', [base]);
  return blocked.length > 0 ? blocked : [ok('policy', POLICY_FINE)];
};
