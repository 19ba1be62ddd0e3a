import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import type { CountedJourney, Journey } from '../../tools/preview/count-calls.js';
import * as strings from './journeys.strings.js';

const signedInAs = SEEDED.ordinary;

/** Typical whole visits, and pages that a whole class reloads at the same time. */
export const JOURNEYS: readonly Journey[] = [
  { name: strings.HOME, locations: ['/'] },
  { name: strings.HOME_OF_MEMBER, locations: ['/'], signedInAs },
  { name: strings.LOOKING_AROUND, locations: ['/', '/courses', '/courses/detail/7'] },
  { name: strings.LOOKING_AROUND_OF_MEMBER, locations: ['/', '/courses', '/courses/detail/7'], signedInAs },
  { name: strings.LESSON, locations: ['/courses/video/2601'], signedInAs },
  {
    name: strings.STUDYING,
    locations: ['/', '/study-center', '/courses/video/2601'],
    signedInAs,
  },
  { name: strings.SEARCHING, locations: ['/', '/search?keywords=C'] },
  {
    name: strings.MEMBER_PAGES,
    locations: ['/', '/member', '/member/orders', '/member/messages'],
    signedInAs,
  },
  { name: strings.ANNOUNCEMENTS, locations: ['/announcement'] },
];

/** Calls per minute that a newly installed server allows for an address (docs/api/README.md#rate-limit). */
const ALLOWED = 120;

/** The journeys as the Markdown table that docs/deploy.md contains. */
export function table(journeys: readonly CountedJourney[]): string {
  const rows = [
    strings.COLUMNS,
    ...journeys.map(({ name, calls, cached }) => [
      name,
      String(calls),
      String(cached),
      String(Math.floor(ALLOWED / calls)),
      calls === cached ? strings.ANY_NUMBER : String(Math.floor(ALLOWED / (calls - cached))),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
