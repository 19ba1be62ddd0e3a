import type { Facts } from '../facts.js';
import { fail, type Subject, type Trouble } from '../finding.js';
import { policyKeepsOut } from '../page-words.js';
import { allows } from './policy.js';

/** A finding for each origin that the site's policy blocks. Empty when the policy is unknown. */
export function keptOut(
  { front, origin }: Pick<Facts, 'front' | 'origin'>,
  subject: Subject,
  directive: string,
  urls: readonly string[],
): readonly Trouble[] {
  if (front?.kind !== 'policy') return [];
  const { policy } = front;
  const places = urls.flatMap((url) => (URL.canParse(url, origin) ? new URL(url, origin) : []));
  const barred = places.filter((url) => !allows(policy, directive, url, origin));
  const isFirst = (url: URL, place: number) => barred.findIndex(({ origin: other }) => other === url.origin) === place;
  return barred.filter(isFirst).map((url) => fail(subject, url.href, policyKeepsOut(directive, url.origin)));
}
