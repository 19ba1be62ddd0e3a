import type { Facts } from '../facts.js';
import { fail, type Subject, type Trouble } from '../finding.js';
import { policyBlocks } from '../page.strings.js';
import { allows } from './policy.js';

/** A finding for each origin that the site's policy blocks. Empty when the policy is unknown. */
export function blockedByPolicy(
  { front, origin }: Pick<Facts, 'front' | 'origin'>,
  subject: Subject,
  directive: string,
  urls: readonly string[],
): readonly Trouble[] {
  if (front?.kind !== 'policy') return [];
  const { policy } = front;
  const targets = urls.flatMap((url) => (URL.canParse(url, origin) ? new URL(url, origin) : []));
  const blocked = targets.filter((url) => !allows(policy, directive, url, origin));
  const isFirst = (url: URL, index: number) => blocked.findIndex(({ origin: other }) => other === url.origin) === index;
  return blocked.filter(isFirst).map((url) => fail(subject, url.href, policyBlocks(directive, url.origin)));
}
