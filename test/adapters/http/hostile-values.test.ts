import { expect } from 'chai';

import { answered, enveloped } from './answered.js';
import { EVERY_CALL } from './every-call.js';
import type { KnownCall } from './known-call.js';

type Kind = 'amount' | 'seconds' | 'count';

/** The fields of the server with amounts, durations and counts. */
const FIELDS: Readonly<Record<string, Kind>> = {
  ...{ charge: 'amount', refund_amount: 'amount', invited_user_reward: 'amount' },
  ...{ duration: 'seconds', free_seconds: 'seconds', watch_seconds: 'seconds' },
  ...{ videos_count: 'count', user_count: 'count', learned_count: 'count', expire_days: 'count', num: 'count' },
  ...{ credit1: 'count', sum: 'count', progress: 'count', total: 'count' },
};

/** Notations, each with the number that it means. */
const READABLE: Readonly<Record<Kind, readonly (readonly [notation: unknown, value: number])[]>> = {
  amount: [
    ...([
      ['99.90', 99.9],
      [' 99 ', 99],
      ['￥99', 99],
      ['¥ 99.90', 99.9],
      ['99.00元', 99],
      ['1,299.00', 1299],
    ] as const),
    ...([
      ['９９．９０', 99.9],
      ['￥１，２９９', 1299],
      ['CNY 99.9', 99.9],
      ['人民币99元', 99],
      [29.99 * 3, 89.97],
      ['0.00', 0],
    ] as const),
  ],
  seconds: [
    ...([
      ['600', 600],
      [' 600 ', 600],
      ['600.7', 600],
      [600.7, 600],
      ['６００', 600],
      ['600秒', 600],
      ['600s', 600],
    ] as const),
    ...([
      ['10:00', 600],
      ['1:00:05', 3605],
      ['１０：００', 600],
      ['1,200', 1200],
    ] as const),
  ],
  count: [
    ...([
      ['12', 12],
      [' 12 ', 12],
      ['12.00', 12],
      ['１２', 12],
      ['1,234', 1234],
      ['1，234', 1234],
    ] as const),
  ],
};

/** What no amount, duration or count can be. */
const UNREADABLE: readonly unknown[] = [
  ...['abc', '', '-', 'NaN', '1e3', '1.299,00', '12,99', '9 9', '0x10', '1.2万', '面议', '免费'],
  ...[null, true, [], {}, [5], 1e300],
];
/** Points are spent: there a negative count is one. */
const NEGATIVE: readonly unknown[] = [-1, '-1', '-0.01', '￥-1', '−1', '-1:00'];

describe('What a server sends otherwise', () => {
  for (const call of EVERY_CALL.filter(({ samples }) => samples.some(hasList))) {
    it(`in a list twice, is there once: ${call.name}`, async () => {
      for (const sample of call.samples)
        expect(await valuesOf(call, twice(sample))).to.deep.equal(await valuesOf(call, sample));
    });
  }

  for (const call of EVERY_CALL)
    for (const [field, kind] of Object.entries(FIELDS)) {
      const samples = call.samples.filter((sample) => has(sample, field));
      if (samples.length === 0) continue;
      // The sum of an order has the name of the total of a page.
      const isSum = field === 'total' && !samples.some((sample) => has(sample, 'data'));

      it(`in another notation, is read, and what cannot be read is unknown: ${field} of ${call.name}`, async () => {
        for (const sample of samples) {
          for (const [notation, value] of READABLE[isSum ? 'amount' : kind])
            expect(await valuesOf(call, having(sample, field, notation)), String(notation)).to.deep.equal(
              await valuesOf(call, having(sample, field, value)),
            );
          const known = await valuesOf(call, having(sample, field, 7));
          for (const wrong of field === 'sum' ? UNREADABLE : [...UNREADABLE, ...NEGATIVE])
            expectSameButUnknown(
              await valuesOf(call, having(sample, field, wrong)),
              known,
              `${field} ${JSON.stringify(wrong)}`,
            );
        }
      });
    }
});

/** What the call emits; an error fails the test. */
async function valuesOf(call: KnownCall, data: unknown): Promise<readonly unknown[]> {
  const { values, errors } = await answered(call, enveloped(data));
  expect(errors).to.deep.equal([]);
  return values;
}

/** Both are the same, except for parts that are `undefined` in `value`: nothing is lost beside them, nothing invented. */
function expectSameButUnknown(value: unknown, known: unknown, where: string): void {
  if (value === undefined) return;
  // A lesson without a readable preview promises none.
  if (where.endsWith('.access')) return;
  if (!isObject(value) || !isObject(known)) {
    expect(value, where).to.deep.equal(known);
    return;
  }
  expect(Object.keys(value), where).to.include.members(Array.isArray(known) ? Object.keys(known) : []);
  for (const [name, part] of Object.entries(value)) expectSameButUnknown(part, known[name], `${where}.${name}`);
}

/** Every list of records with its entries twice, the second time with their ids in the other notation. */
function twice(value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries = value.map(twice);
    return entries.every(isObject) ? [...entries, ...entries.map(withOtherId)] : entries;
  }
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, twice(part)])) : value;
}

function withOtherId(entry: Readonly<Record<string, unknown>>): unknown {
  const { id } = entry;
  return typeof id === 'number' ? { ...entry, id: String(id) } : entry;
}

function hasList(value: unknown): boolean {
  if (Array.isArray(value) && value.some(isObject)) return true;
  return isObject(value) && Object.values(value).some(hasList);
}

function has(value: unknown, field: string): boolean {
  return isObject(value) && Object.entries(value).some(([name, part]) => name === field || has(part, field));
}

function having(value: unknown, field: string, replacement: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => having(entry, field, replacement));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === field ? replacement : having(part, field, replacement),
    ]),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
