import { formKey } from './protocol-constants.js';

/**
 * The fields and types of a JSON value, without its content.
 *
 * - `scalars`: `null`, `bool`, `int`, `float`, `str`; `blank` is the empty text; `iso`, `local` and `tlocal` are the
 *   three date formats of the server (docs/api/README.md#dates); `[]` and `{}` are empty; `=bind_mobile` is a constant
 *   of the protocol (`protocol-constants.ts`).
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

/**
 * A shape in the file of facts: `"int|null"`, `[list of]`, `{ field: … }`, `{ "*": map of }`, and `{ "|": [any, of,
 * these] }` for alternatives.
 */
export type ShapeJson = string | readonly ShapeJson[] | { readonly [field: string]: ShapeJson };

const MAP = '*';
const ANY_OF = '|';

export function shapeToJson(shape: Shape): ShapeJson {
  const alternatives = [
    ...(shape.scalars.size > 0 ? [[...shape.scalars].toSorted().join('|')] : []),
    ...(shape.list ? [[shapeToJson(shape.list)]] : []),
    ...(shape.map ? [{ [MAP]: shapeToJson(shape.map) }] : []),
    ...[...shape.forms].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, form]) => formToJson(form)),
  ];
  const [only, ...others] = alternatives;
  return only !== undefined && others.length === 0 ? only : { [ANY_OF]: alternatives };
}

function formToJson(form: Form): ShapeJson {
  const fields = Object.entries(form).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([field, shape]) => [field, shapeToJson(shape)]));
}

export function shapeFromJson(json: ShapeJson): Shape {
  if (typeof json === 'string') return { scalars: new Set(json.split('|')), forms: new Map() };
  if (isList(json)) return { scalars: new Set(), forms: new Map(), list: merged(json.map(shapeFromJson)) };
  const { [ANY_OF]: anyOf, [MAP]: mapOf, ...fields } = json;
  if (isList(anyOf)) return merged(anyOf.map(shapeFromJson));
  if (mapOf !== undefined) return { scalars: new Set(), forms: new Map(), map: shapeFromJson(mapOf) };
  const form = Object.fromEntries(Object.entries(fields).map(([field, shape]) => [field, shapeFromJson(shape)]));
  return { scalars: new Set(), forms: new Map([[formKey(recordFrom(fields)), form]]) };
}

/** A record with its protocol constants as values, as `formKey` needs it. */
function recordFrom(fields: Readonly<Record<string, ShapeJson>>): object {
  return Object.fromEntries(
    Object.entries(fields).map(([field, json]) => [field, typeof json === 'string' ? json.replace(/^=/, '') : json]),
  );
}

function isList(json: ShapeJson | undefined): json is readonly ShapeJson[] {
  return Array.isArray(json);
}
