import { asList, asRecord } from '../../src/adapters/http/client/json-readers.js';

/** The number of entries in a list, including their children; works for a raw menu and for a decoded one. */
export function countEntries(list: unknown): number {
  return (asList(list) ?? []).reduce<number>(
    (count, entry) => count + 1 + countEntries(asRecord(entry)?.['children']),
    0,
  );
}
