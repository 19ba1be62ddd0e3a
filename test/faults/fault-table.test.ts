import { readFileSync } from 'node:fs';

import { expect } from 'chai';
import { after } from 'mocha';

import { RATE_LIMIT_PAUSE_MS, START_UP_RETRY_WAITS_MS } from '../../src/domain/site/limits.js';
import { breadthUnless } from '../support/breadth.js';
import { until } from '../support/until.js';
import { FAULT_TABLE, type FaultCell } from './fault-table.js';
import { printedTable, seenOf, UNSPECIFIED } from './printed-table.js';
import { REACTIONS } from './reactions.js';
import type { Sight } from './sight.js';
import { type FaultWorld, openWorlds } from './support/fault-world.js';
import { BUSY, type View } from './support/scene.js';

type SpecifiedCell = FaultCell & { readonly specified: NonNullable<FaultCell['specified']> };

describe('The fault table: what the visitor sees of every fault of every call', () => {
  const open = openWorlds();
  const table = printedTable(FAULT_TABLE);
  const daily = dailyCells();

  after(() => console.log(`\n${table}\n`));

  it('is the table of test/faults/faults.md', () =>
    expect(readFileSync('test/faults/faults.md', 'utf8')).to.include(table));

  it('has a different mark for each reaction', () => {
    const marks = Object.values(REACTIONS).map(({ mark }) => mark);
    expect(new Set(marks).size).to.equal(marks.length);
  });

  for (const cell of FAULT_TABLE) {
    const { name, fault, specified } = cell;
    if (specified === undefined) {
      it(`${name} × ${fault.name}: ${UNSPECIFIED}`, () => {
        throw new Error(`No row specifies what the visitor sees of ${name} × ${fault.name}`);
      });
      continue;
    }
    it(`${name} × ${fault.name}: ${seenOf(specified.reaction, fault)}${breadthUnless(daily.has(cell))}`, async () => {
      await expectSeen(await open(specified.call.scene.options), { ...cell, specified });
    });
  }
});

/** Each call with one fault of each of its reactions, with other faults in the next row. */
function dailyCells(): ReadonlySet<FaultCell> {
  const alike = new Map<string, readonly FaultCell[]>();
  for (const cell of FAULT_TABLE) {
    const reaction = `${cell.name} ${cell.specified?.reaction ?? UNSPECIFIED}`;
    alike.set(reaction, [...(alike.get(reaction) ?? []), cell]);
  }
  return new Set([...alike.values()].flatMap((cells, turn) => cells[turn % cells.length] ?? []));
}

async function expectSeen(world: FaultWorld, { fault, specified }: SpecifiedCell): Promise<void> {
  const { call: row, reaction } = specified;
  const view = await row.scene.set(world);
  await world.quiet();
  const sight = (): Sight => ({ ...world.contextValue(row.call), ...view.look() });
  const before = sight();
  await world.line.causeFault(row.call, fault);
  view.act();
  await untilSettled(world, view, () => sight().requests > before.requests);
  const tries = reaction === 'emptyRoot' && fault.isTransient ? 1 + START_UP_RETRY_WAITS_MS.length : 1;
  const isFound = reaction === 'found';
  const changes: Partial<Sight> = isFound
    ? { state: 'done', ...row.found }
    : REACTIONS[reaction].changes(before, fault.message);
  expect(sight()).to.deep.equal({ ...before, requests: before.requests + tries, ...changes });

  if (view.again === undefined || isFound || reaction === 'signInAgain') return;
  world.line.clearFaults();
  const { totalRequests } = world.line;
  view.again();
  if (reaction === 'pauses') {
    expect(world.line.totalRequests, 'requested during the pause').to.equal(totalRequests);
    world.time.advance(RATE_LIMIT_PAUSE_MS);
  }
  await untilSettled(world, view, () => world.line.totalRequests > totalRequests);
  expect(view.look()).to.deep.equal({ state: view.recovered, message: undefined });
}

/** Waits until the request was sent and all its consequences have happened. */
async function untilSettled(world: FaultWorld, view: View, isSent: () => boolean): Promise<void> {
  await until(() => isSent() && !BUSY.has(view.look().state));
  await world.quiet();
}
