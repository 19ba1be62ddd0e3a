import { isDeepStrictEqual } from 'node:util';

import { type Reading, type Spot, readingOf, spotName, valueAt, withValueAt } from './reading.js';

/** What a field is changed into. A decoder that understands the field makes something else of at least one of them. */
const OTHER_VALUES: readonly unknown[] = [
  ...[0, 1, -1, 9, 987_654],
  ...[true, false, null, ''],
  ...['另外', 'https://other.test/p', '2020-01-01T00:00:00.000000Z', '2020-01-01 00:00:00', '0.1'],
];

export interface Lost {
  readonly spot: Spot;
  readonly entry: unknown;
}

/** How well a decoder understands an answer. */
export interface Understanding extends Reading {
  /** Names of fields that the decoder looked at and that are in the answer. */
  readonly found: ReadonlySet<string>;
  /** Those of them that are no records, nor lists. */
  readonly read: ReadonlySet<string>;
  /** Those of them whose value makes a difference to what is decoded. */
  readonly mattering: ReadonlySet<string>;
  /** Names of fields that it looked for and that no such record has. */
  readonly missing: ReadonlySet<string>;
  /** Entries of lists and maps that were looked at and do not show in what is decoded: somebody left them out. */
  readonly lost: readonly Lost[];
}

export function understandingOf(read: (data: unknown) => unknown, data: unknown): Understanding {
  const reading = readingOf(read, data);
  // An answer that is no record and no list is read whole.
  const fields = isRecord(data) ? reading.fields : [[]];
  const present = fields.filter((spot) => valueAt(data, spot) !== undefined);
  const simple = present.filter((spot) => !isRecord(valueAt(data, spot)));
  const matters = (spot: Spot, values: readonly unknown[]) =>
    values.some((value) => !isDeepStrictEqual(outcomeOf(read, withValueAt(data, spot, value)), reading.result));
  // An id may make a difference only once it is that of something else in the answer.
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

/** Every number, and every key of a map. */
function idsIn(data: unknown): ReadonlySet<number> {
  if (typeof data === 'number') return new Set([data]);
  if (!isRecord(data)) return new Set();
  const keys = Object.keys(data).filter((key) => !Array.isArray(data) && /^\d+$/.test(key));
  return new Set([...keys.map(Number), ...Object.values(data).flatMap((part: unknown) => [...idsIn(part)])]);
}

/** A decoder that throws has told a difference as well. */
function outcomeOf(read: (data: unknown) => unknown, data: unknown): unknown {
  try {
    return read(data);
  } catch (thrown) {
    return thrown;
  }
}

/** The entries of lists that a spot lies in. */
function entriesAbove(spot: Spot): readonly Spot[] {
  return spot.flatMap((step, place) => (typeof step === 'number' ? [spot.slice(0, place + 1)] : []));
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
