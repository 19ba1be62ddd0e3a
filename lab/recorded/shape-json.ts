import { type Form, merged, type Shape } from './shape.js';
import { formKey } from './words-of-protocol.js';

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
