import { asList, asRecord } from '../../src/adapters/http/client/json-readers.js';

/** How many entries a list has, with those below them; of a menu as it came as well as of a decoded one. */
export function countEntries(list: unknown): number {
  return (asList(list) ?? []).reduce<number>(
    (count, entry) => count + 1 + countEntries(asRecord(entry)?.['children']),
    0,
  );
}
