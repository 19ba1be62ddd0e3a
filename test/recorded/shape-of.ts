import { type Form, merged, type Shape } from './shape.js';
import { formKey, protocolConstant } from './protocol-constants.js';

const DATES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iso', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/],
  ['local', /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/],
  ['tlocal', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/],
];

export function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) {
    return value.length === 0 ? scalar('[]') : { ...NO_SHAPE, list: merged(value.map(shapeOf)) };
  }
  if (typeof value === 'object' && value !== null) return shapeOfRecord(value);
  return scalar(typeOf(value));
}

const NO_SHAPE: Shape = { scalars: new Set(), forms: new Map() };

function scalar(name: string): Shape {
  return { ...NO_SHAPE, scalars: new Set([name]) };
}

function shapeOfRecord(record: object): Shape {
  const entries = Object.entries(record);
  if (entries.length === 0) return scalar('{}');
  // A PHP map with ids as keys.
  if (entries.every(([key]) => /^\d+$/.test(key))) {
    return { ...NO_SHAPE, map: merged(entries.map(([, value]) => shapeOf(value))) };
  }
  const form: Form = Object.fromEntries(
    entries.map(([field, value]) => {
      const constant = protocolConstant(record, field, value);
      return [field, constant === undefined ? shapeOf(value) : scalar(constant)];
    }),
  );
  return { ...NO_SHAPE, forms: new Map([[formKey(record), form]]) };
}

function typeOf(value: unknown): string {
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'number':
      return Number.isInteger(value) ? 'int' : 'float';
    case 'string':
      return typeOfText(value);
    default:
      return 'null';
  }
}

function typeOfText(text: string): string {
  if (text === '') return 'blank';
  return DATES.find(([, pattern]) => pattern.test(text))?.[0] ?? 'str';
}
