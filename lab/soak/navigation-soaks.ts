import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { seededRandom } from '../../src/adapters/memory/server/random.js';
import { EVERY_ADDRESS } from '../../test/support/browser/every-address.js';
import { goSteps, type Step } from './going.js';
import type { Soak } from './soak.js';

/** Seeded lessons with a video: a stream and a file. */
const VIDEOS = ['/courses/video/2601', '/courses/video/2603'] as const;
/** The page on which memory is measured: its content does not depend on the member's progress. */
const END = '/vip';
/** The visitor goes back after every so many pages. */
const BACK_EVERY = 5;

const ofMembers = EVERY_ADDRESS.filter(({ options }) => options.signedInAs === SEEDED.ordinary);
const ofVisitors = EVERY_ADDRESS.filter(({ membersOnly, options }) => !membersOnly && !options.settings);

/** All pages of a member and of an anonymous visitor, repeatedly, in random order. */
export const navigationSoaks: readonly Soak[] = [
  tours('all pages of a member', [...ofMembers.map(({ path }) => path), ...VIDEOS], SEEDED.ordinary),
  tours(
    'all pages of an anonymous visitor',
    ofVisitors.map(({ path }) => path),
  ),
];

function tours(title: string, pages: readonly string[], signedInAs?: string): Soak {
  const others = pages.filter((path) => path !== END);
  const random = seededRandom(2024);
  const steps = (): readonly Step[] => {
    const order = others.map((path) => ({ path, key: random() })).sort((one, other) => one.key - other.key);
    const there = order.flatMap(({ path }, index): readonly Step[] =>
      // Redirects replace the history entry, so Back never returns to a page that redirects.
      index % BACK_EVERY === BACK_EVERY - 1 ? [{ to: path }, { back: true }] : [{ to: path }],
    );
    return [...there, { to: END }];
  };
  return {
    title,
    unit: 'navigations',
    times: 5000,
    timesARound: steps().length,
    warmUp: 10,
    path: END,
    ...(signedInAs !== undefined && { signedInAs }),
    begin: ({ page }) => page.waitForLoadState('networkidle'),
    round: ({ page }) => goSteps(page, steps()),
  };
}
