import fc from 'fast-check';

type Key = string | number;

/** What replaces one value; `undefined` removes it, because JSON has no such value. */
const SPOILINGS: readonly ((was: unknown) => unknown)[] = [
  ...[undefined, null, [], {}, [[]], [null], { a: { b: [{ c: null }] } }].map((value) => () => value),
  ...[true, false, 0, 1, -1, 2, 1.5, 1e300, -0].map((value) => () => value),
  ...['', ' ', '0', '1', '-1', 'NaN', 'Infinity', 'true', 'null', '0000-00-00 00:00:00', '\uD800'].map(
    (value) => () => value,
  ),
  ...['x'.repeat(5000), '<b>x</b>', 'javascript:alert(1)', '//', 'http://', '/%', '__proto__'].map(
    (value) => () => value,
  ),
  ...['-0.01', '99.90', '￥1,299.00', '９９．９０', '1.2万', '10:00', 99.9, -7].map((value) => () => value),
  // Too large for a number: JavaScript parses it as Infinity.
  () => TOO_LARGE,
  () => ({ ['__proto__']: { id: 1 }, constructor: 1 }),
  (was) => [was],
  (was) => [was, was],
  (was) => ({ 3: was }),
  (was) => (typeof was === 'number' ? String(was) : JSON.stringify(was)),
];

const TOO_LARGE = '1e999';

/** A valid answer with up to `mostSpots` values spoiled: what a server of another version or a faulty one may send. */
export function nearMiss(sample: unknown, mostSpots = 2): fc.Arbitrary<unknown> {
  const spots = spotsOf(sample);
  const damage = fc.record({
    spot: fc.constantFrom(...spots),
    spoil: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...SPOILINGS) },
      { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }).map((json) => () => json) },
    ),
  });
  return fc
    .array(damage, { minLength: 1, maxLength: mostSpots })
    .map((damages) => damages.reduce<unknown>((value, { spot, spoil }) => spoiled(value, spot, spoil), sample));
}

/**
 * The JSON of a value from `nearMiss`, with the placeholder of the number that is too large replaced by that number.
 */
export function asJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(`"${TOO_LARGE}"`, TOO_LARGE);
}

function spotsOf(value: unknown, here: readonly Key[] = []): readonly (readonly Key[])[] {
  return [here, ...membersOf(value).flatMap(([key, member]) => spotsOf(member, [...here, key]))];
}

function spoiled(value: unknown, [key, ...rest]: readonly Key[], spoil: (was: unknown) => unknown): unknown {
  if (key === undefined) return spoil(value);
  const members = membersOf(value).map(
    ([name, member]) => [name, name === key ? spoiled(member, rest, spoil) : member] as const,
  );
  if (Array.isArray(value)) return members.map(([, member]) => member);
  return typeof value === 'object' && value !== null ? Object.fromEntries(members) : value;
}

function membersOf(value: unknown): readonly (readonly [Key, unknown])[] {
  if (Array.isArray(value)) return value.map((member: unknown, position) => [position, member]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
