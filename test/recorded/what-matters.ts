import { isDeepStrictEqual } from 'node:util';

import { type Reading, type Spot, readingOf, spotName, valueAt, withValueAt } from './reading.js';

/** The values that replace a field. A decoder that uses the field gives another result for at least one of them. */
const OTHER_VALUES: readonly unknown[] = [
  ...[0, 1, -1, 9, 987_654],
  ...[true, false, null, ''],
  ...['另外', 'https://other.test/p', '2020-01-01T00:00:00.000000Z', '2020-01-01 00:00:00', '0.1'],
];

export interface Lost {
  readonly spot: Spot;
  readonly entry: unknown;
}

/** How much of an answer a decoder uses. */
export interface Understanding extends Reading {
  /** The fields that the decoder read and that exist in the answer. */
  readonly found: ReadonlySet<string>;
  /** Those of `found` that hold neither a record nor a list. */
  readonly read: ReadonlySet<string>;
  /** Those of `read` whose value changes the result. */
  readonly mattering: ReadonlySet<string>;
  /** The fields that the decoder read and that no such record has. */
  readonly missing: ReadonlySet<string>;
  /** Entries of lists and maps that the decoder read and left out of the result. */
  readonly lost: readonly Lost[];
}

export function understandingOf(read: (data: unknown) => unknown, data: unknown): Understanding {
  const reading = readingOf(read, data);
  // An answer that is neither a record nor a list is read as a whole.
  const fields = isRecord(data) ? reading.fields : [[]];
  const present = fields.filter((spot) => valueAt(data, spot) !== undefined);
  const simple = present.filter((spot) => !isRecord(valueAt(data, spot)));
  const matters = (spot: Spot, values: readonly unknown[]) =>
    values.some((value) => !isDeepStrictEqual(outcomeOf(read, withValueAt(data, spot, value)), reading.result));
  // An id may only make a difference when another part of the answer has the same id.
  const others = [...OTHER_VALUES, ...idsIn(data)];
  const entries = new Map(present.flatMap(entriesAbove).map((spot) => [JSON.stringify(spot), spot]));
  return {
    ...reading,
    found: new Set(present.map(spotName)),
    read: new Set(simple.map(spotName)),
    mattering: new Set(simple.filter((spot) => matters(spot, others)).map(spotName)),
    missing: new Set(fields.filter((spot) => valueAt(data, spot) === undefined).map(spotName)),
    lost: [...entries.values()]
      .filter((spot) => !matters(spot, [null]))
      .map((spot) => ({ spot, entry: valueAt(data, spot) })),
  };
}

/** Every number in the data, and every numeric key of a map. */
function idsIn(data: unknown): ReadonlySet<number> {
  if (typeof data === 'number') return new Set([data]);
  if (!isRecord(data)) return new Set();
  const keys = Object.keys(data).filter((key) => !Array.isArray(data) && /^\d+$/.test(key));
  return new Set([...keys.map(Number), ...Object.values(data).flatMap((part: unknown) => [...idsIn(part)])]);
}

/** A decoder that throws gives its error as the result. */
function outcomeOf(read: (data: unknown) => unknown, data: unknown): unknown {
  try {
    return read(data);
  } catch (thrown) {
    return thrown;
  }
}

/** The list entries that contain a position. */
function entriesAbove(spot: Spot): readonly Spot[] {
  return spot.flatMap((step, index) => (typeof step === 'number' ? [spot.slice(0, index + 1)] : []));
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
