import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import type { CountedJourney, Journey } from '../../tools/preview/count-calls.js';

const signedInAs = SEEDED.ordinary;

/** Typical whole visits, and pages that a whole class reloads at the same time. */
export const JOURNEYS: readonly Journey[] = [
  { name: 'home, anonymous', locations: ['/'] },
  { name: 'home, a member', locations: ['/'], signedInAs },
  { name: 'looking around: home, courses, a course', locations: ['/', '/courses', '/courses/detail/7'] },
  { name: 'the same, a member', locations: ['/', '/courses', '/courses/detail/7'], signedInAs },
  { name: 'a lesson by its address, a member', locations: ['/courses/video/2601'], signedInAs },
  {
    name: 'studying: home, study centre, a lesson',
    locations: ['/', '/study-center', '/courses/video/2601'],
    signedInAs,
  },
  { name: 'searching: home, hits', locations: ['/', '/search?keywords=C'] },
  {
    name: 'the member: home, data, orders, messages',
    locations: ['/', '/member', '/member/orders', '/member/messages'],
    signedInAs,
  },
  { name: 'announcements', locations: ['/announcement'] },
];

/** Calls per minute that a newly installed server allows for an address (docs/api/README.md#rate-limit). */
const ALLOWED = 120;

/** The journeys as the Markdown table that docs/deploy.md contains. */
export function table(journeys: readonly CountedJourney[]): string {
  const rows = [
    ['visit', 'calls', 'of them cached', 'visits a minute within 120 calls', 'with the cache'],
    ...journeys.map(({ name, calls, cached }) => [
      name,
      String(calls),
      String(cached),
      String(Math.floor(ALLOWED / calls)),
      calls === cached ? 'any number' : String(Math.floor(ALLOWED / (calls - cached))),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
