/**
 * The fields and types of a JSON value, without its content.
 *
 * - `scalars`: names of types, of empty values and of the formats of texts (`shape-of.ts`), and constants of the protocol
 *   (`protocol-constants.ts`).
 * - `list`: the shape of its entries. An empty list is a list of anything.
 * - `map`: the shape of its entries; its keys are ids (docs/api/courses.md#course-detail).
 * - `forms`: records, one form for every set of fields.
 */
export interface Shape {
  readonly scalars: ReadonlySet<string>;
  readonly list?: Shape | undefined;
  readonly map?: Shape | undefined;
  readonly forms: ReadonlyMap<string, Form>;
}

/** The fields of a record, all of which are always present. */
export type Form = Readonly<Record<string, Shape>>;

const NOTHING_KNOWN: Shape = { scalars: new Set(), forms: new Map() };

/** The shape of a value that has any of these shapes. */
export function merged(shapes: readonly Shape[]): Shape {
  return shapes.reduce(mergedPair, NOTHING_KNOWN);
}

function mergedPair(one: Shape, other: Shape): Shape {
  const forms = new Map(one.forms);
  for (const [key, form] of other.forms) {
    const known = forms.get(key);
    forms.set(key, known ? mergedForm(known, form) : form);
  }
  const list = mergedIfAny(one.list, other.list);
  const scalars = new Set([...one.scalars, ...other.scalars]);
  // A list may be empty, so the empty list is no alternative of its own.
  if (list) scalars.delete('[]');
  return { scalars, list, map: mergedIfAny(one.map, other.map), forms };
}

function mergedForm(one: Form, other: Form): Form {
  return Object.fromEntries(
    Object.entries(one).map(([field, shape]) => [field, merged([shape, other[field] ?? NOTHING_KNOWN])]),
  );
}

function mergedIfAny(one: Shape | undefined, other: Shape | undefined): Shape | undefined {
  return one && other ? mergedPair(one, other) : (one ?? other);
}
