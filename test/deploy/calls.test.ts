import { readFileSync } from 'node:fs';

import { expect } from 'chai';

import { countCalls } from '../../tools/preview/count-calls.js';
import { JOURNEYS, table } from '../../lab/calls/journeys.js';
import { sharedBrowser } from '../support/browser/shared-browser.js';

const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.replaceAll(/ +/g, ' '));

describe('The load on the API server in docs/deploy.md', () => {
  const documented = rowsOf(readFileSync('docs/deploy.md', 'utf8'));

  it('is documented for every journey', () => {
    for (const { name } of JOURNEYS)
      expect(
        documented.filter((row) => row.startsWith(`| ${name} |`)),
        name,
      ).to.have.lengthOf(1);
  });

  it('has the numbers that its first three journeys cause', async () => {
    // The first three journeys, which keep the test short. `npm run calls` runs all of them.
    const journeys = JOURNEYS.slice(0, 3);
    const [, , ...rows] = rowsOf(table(await countCalls(await sharedBrowser(), journeys)));
    expect(documented).to.include.members(rows);
  }).timeout(60_000);
});
