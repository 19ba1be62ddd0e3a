/** A position in a JSON value: the names of fields and the indexes of entries on the way to it. */
export type Spot = readonly (string | number)[];

/** What a decoder has read. */
export interface Reading {
  readonly result: unknown;
  /** The fields of records that it read, whether they exist or not. */
  readonly fields: readonly Spot[];
}

/** Runs a decoder and records the fields that it reads. Throws what the decoder throws. */
export function readingOf(read: (data: unknown) => unknown, data: unknown): Reading {
  const fields: Spot[] = [];
  return { result: read(watched(data, [], (spot) => fields.push(spot))), fields };
}

/** One name for a position in all entries of a list, or in all records of a map. */
export function spotName(spot: Spot): string {
  return spot.map((step) => (typeof step === 'number' || /^\d+$/.test(step) ? '[]' : `.${step}`)).join('');
}

export function valueAt(data: unknown, spot: Spot): unknown {
  return spot.reduce<unknown>((value, step) => (isRecord(value) ? Reflect.get(value, step) : undefined), data);
}

/** A copy of the data with another value at one position. */
export function withValueAt(data: unknown, [step, ...rest]: Spot, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data)) {
    return data.map((entry: unknown, index) => (index === step ? withValueAt(entry, rest, value) : entry));
  }
  if (!isRecord(data)) return data;
  return { ...data, [step]: withValueAt(Reflect.get(data, step), rest, value) };
}

function watched(value: unknown, spot: Spot, onRead: (spot: Spot) => void): unknown {
  if (!isRecord(value)) return value;
  const isList = Array.isArray(value);
  return new Proxy(value, {
    get: (record, step) => {
      const part: unknown = Reflect.get(record, step);
      // Neither a field nor an entry: the length of a list, its methods.
      if (typeof step === 'symbol' || (isList && !/^\d+$/.test(step))) return part;
      const there = [...spot, isList ? Number(step) : step];
      if (!isList) onRead(there);
      return watched(part, there, onRead);
    },
  });
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
