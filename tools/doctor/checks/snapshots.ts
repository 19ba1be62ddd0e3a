import { SNAPSHOT, readSitemap } from './crawlers.js';
import { summarize } from '../diagnose.js';
import type { Check } from '../facts.js';
import { type Diagnosis, type Finding, info, ok, warn } from '../finding.js';
import type { Answered } from '../received.js';
import type { Requester } from '../requester.js';
import { NO_DESCRIPTION, NO_SNAPSHOTS, NO_TITLE, PAGE_HAS_NONE, pagesFine, tooOld } from '../site.strings.js';
import { noAnswer } from '../strings.js';

const OLD_AFTER_HOURS = 24;
const HOUR_MS = 3_600_000;

/**
 * What readers without scripts see of one page of each kind at the origin of the site: home, the list, and the first course of
 * the sitemap (docs/deploy.md#快照).
 */
export const checkSnapshots: Check = async (requester, { origin, servedPolicy }) => {
  if (!servedPolicy) return [];
  const { addresses } = await readSitemap(requester, origin);
  const course = addresses.find((address) => address.startsWith(`${origin}/courses/detail/`));
  const pages = await Promise.all(
    [`${origin}/`, `${origin}/courses`, ...(course === undefined ? [] : [course])].map(async (address) =>
      pageAt(requester, address),
    ),
  );
  if (!pages.some((page) => page.snapshot)) return [info('snapshots', NO_SNAPSHOTS)];
  const found = pages.flatMap(({ request, wrong }): readonly Finding[] =>
    wrong.map((each) => warn('snapshots', request, each)),
  );
  return found.length > 0 ? found : [ok('snapshots', pagesFine(pages.length))];
};

interface Page {
  readonly request: string;
  readonly snapshot: boolean;
  readonly wrong: readonly Diagnosis[];
}

async function pageAt(requester: Requester, address: string): Promise<Page> {
  const { request, received } = await requester.open(address);
  if (received.kind === 'none' || received.status !== 200)
    return { request, snapshot: false, wrong: [noAnswer(summarize(received))] };
  const [, time] = SNAPSHOT.exec(received.text) ?? [];
  if (time === undefined) return { request, snapshot: false, wrong: [PAGE_HAS_NONE] };
  const hours = Math.floor((timeOf(received) - confirmedAt(received, time)) / HOUR_MS);
  const isOld = hours >= OLD_AFTER_HOURS || Number.isNaN(hours);
  const wrong = [
    ...(/<title>\s*[^<\s]/.test(received.text) ? [] : [NO_TITLE]),
    ...(/<meta\b(?=[^>]*\bname="description")[^>]*\bcontent="\s*[^"\s]/.test(received.text) ? [] : [NO_DESCRIPTION]),
    ...(isOld ? [tooOld(hours)] : []),
  ];
  return { request, snapshot: true, wrong };
}

/** A run that finds a page unchanged sets only the time of the file; a CDN may have removed it. */
function confirmedAt({ headers }: Answered, written: string): number {
  return Date.parse(headers.get('last-modified') ?? '') || Date.parse(written);
}

/** The time on the server's clock, which also dated the snapshot. */
function timeOf({ headers }: Answered): number {
  return Date.parse(headers.get('date') ?? '') || Date.now();
}
