import type { CountedJourney } from './count-calls.js';

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
