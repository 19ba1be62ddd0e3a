import { readFileSync } from 'node:fs';

import { expect } from 'chai';
import { after } from 'mocha';

import { RATE_LIMIT_REST_MS, START_UP_RETRY_WAITS_MS } from '../../src/domain/limits.js';
import { until } from '../support/until.js';
import { FAULT_TABLE, type FaultCell } from './fault-table.js';
import { printedTable, seenOf, UNSPECIFIED } from './printed-table.js';
import { REACTIONS } from './reactions.js';
import type { Sight } from './sight.js';
import { FaultWorld } from './support/fault-world.js';
import { BUSY, type View } from './support/scene.js';

type SpecifiedCell = FaultCell & { readonly said: NonNullable<FaultCell['said']> };

describe('the fault table: what the visitor sees of every fault of every call', () => {
  const table = printedTable(FAULT_TABLE);

  after(() => {
    console.log(`\n${table}\n`);
  });

  it('is the one of docs/faults.md', () => {
    expect(readFileSync('docs/faults.md', 'utf8')).to.include(table);
  });

  it('has a mark of its own for everything that can be seen', () => {
    const marks = Object.values(REACTIONS).map(({ mark }) => mark);
    expect(new Set(marks).size).to.equal(marks.length);
  });

  for (const cell of FAULT_TABLE) {
    const { name, fault, said } = cell;
    if (said === undefined) {
      it(`${name} × ${fault.name}: ${UNSPECIFIED}`, () => {
        throw new Error(`Nobody has said what the visitor sees of ${name} × ${fault.name}`);
      });
      continue;
    }
    it(`${name} × ${fault.name}: ${seenOf(said.reaction, fault)}`, () => expectSeen({ ...cell, said }));
  }
});

async function expectSeen({ fault, said: { call: row, reaction } }: SpecifiedCell): Promise<void> {
  const world = await FaultWorld.open(row.scene.options);
  try {
    const view = await row.scene.set(world);
    await world.quiet();
    const sight = (): Sight => ({ ...world.surroundings(row.call), ...view.look() });
    const before = sight();
    await world.line.strike(row.call, fault);
    view.act();
    await over(world, view, () => sight().asked > before.asked);
    const tries = reaction === 'emptyRoot' && fault.passing ? 1 + START_UP_RETRY_WAITS_MS.length : 1;
    const changes: Partial<Sight> = REACTIONS[reaction].changes(before, fault.words);
    expect(sight()).to.deep.equal({ ...before, asked: before.asked + tries, ...changes });

    if (view.again === undefined || reaction === 'signInAgain') return;
    world.line.heal();
    const { askedInAll } = world.line;
    view.again();
    if (reaction === 'rests') {
      expect(world.line.askedInAll, 'asked while at rest').to.equal(askedInAll);
      world.time.advance(RATE_LIMIT_REST_MS);
    }
    await over(world, view, () => world.line.askedInAll > askedInAll);
    expect(view.look()).to.deep.equal({ state: view.well, words: undefined });
  } finally {
    await world.close();
  }
}

/** Waits until the request was sent and all its consequences have happened. */
async function over(world: FaultWorld, view: View, asked: () => boolean): Promise<void> {
  await until(() => asked() && !BUSY.has(view.look().state));
  await world.quiet();
}
