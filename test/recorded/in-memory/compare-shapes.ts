import type { Form, Shape } from '../shape.js';

/**
 * The differences between the answers of the demo server and those recorded from real servers, one sentence each;
 * sorted.
 */
export function differences(simulated: Shape, real: Shape): readonly string[] {
  return differencesAt('data', simulated, real).toSorted();
}

function differencesAt(spot: string, simulated: Shape, real: Shape): readonly string[] {
  return [
    ...unknownTo(real, kindsOf(simulated)).map((kind) => `${spot} is ${kind}, which it never is`),
    ...unknownTo(simulated, kindsOf(real)).map((kind) => `${spot} is never ${kind}, which it may be`),
    ...(simulated.list && real.list ? differencesAt(`${spot}[]`, simulated.list, real.list) : []),
    ...(simulated.map && real.map ? differencesAt(`${spot}{}`, simulated.map, real.map) : []),
    ...differencesOfForms(spot, simulated.forms, real.forms),
  ];
}

/** The kinds of value at one position: scalars, list, map. An empty text counts as a text. */
function kindsOf({ scalars, list, map }: Shape): readonly string[] {
  const simple = [...scalars].map((type) => (type === 'blank' ? 'str' : type));
  return [...new Set([...simple, ...(list ? ['a list'] : []), ...(map ? ['a map'] : [])])];
}

/** The kinds that the shape does not have. An empty list is known where there are lists. */
function unknownTo(shape: Shape, kinds: readonly string[]): readonly string[] {
  return without(kinds, [...kindsOf(shape), ...(shape.list ? ['[]'] : [])]);
}

function differencesOfForms(
  spot: string,
  simulated: ReadonlyMap<string, Form>,
  real: ReadonlyMap<string, Form>,
): readonly string[] {
  const same = [...simulated].flatMap(([key, form]) => {
    const known = real.get(key);
    return known ? differencesOfForm(spot, form, known) : [];
  });
  const invented = [...simulated.keys()].filter((key) => !real.has(key));
  const unplayed = [...real.keys()].filter((key) => !simulated.has(key));
  // With exactly one unknown and one missing record, they are the same record with different fields.
  const [one, ...others] = invented;
  if (one !== undefined && others.length === 0 && unplayed.length === 1) {
    const [fields, known] = [one.split(' '), unplayed.flatMap((key) => key.split(' '))];
    return [
      ...same,
      ...without(fields, known).map((field) => `${spot}.${field} is no field`),
      ...without(known, fields).map((field) => `${spot}.${field} is missing`),
    ];
  }
  return [
    ...same,
    ...invented.map((key) => `${spot} is { ${key} }, which it never is`),
    ...unplayed.map((key) => `${spot} is never { ${key} }, which it may be`),
  ];
}

function differencesOfForm(spot: string, simulated: Form, real: Form): readonly string[] {
  return Object.entries(simulated).flatMap(([field, shape]) => {
    const known = real[field];
    return known ? differencesAt(`${spot}.${field}`, shape, known) : [];
  });
}

function without(names: readonly string[], others: readonly string[]): readonly string[] {
  return names.filter((name) => !others.includes(name));
}
