import { visibleText } from '../text/visible-text.js';
import { idOf, wordIn } from './ids.js';

/** One query parameter of a page. A missing or invalid value reads as the default (docs/spec/every-page.md#address). */
export interface Parameter<T> {
  readonly read: (query: string) => T;
  /** Returns `name=value`; empty for the default value, which the address leaves out. */
  readonly write: (value: T) => string;
}

/** The page number of a list, counted from 1. */
export const PAGE: Parameter<number> = {
  read: (query) => queryNumber(query, 'page') ?? 1,
  write: (page) => (page === 1 ? '' : `page=${page}`),
};

/** What a page of one thing is about; 0, an id that nothing has, where the value is no id. */
export const ID: Parameter<number | undefined> = {
  read: (query) => (queryText(query, 'id') === '' ? undefined : (queryNumber(query, 'id') ?? 0)),
  write: (id) => (id === undefined ? '' : `id=${id}`),
};

/** A parameter with a fixed set of values. `textOf` returns the text of a value in the address. */
export function choice<T>(
  name: string,
  defaultValue: T,
  values: readonly T[],
  textOf: (value: T) => string = String,
): Parameter<T> {
  return {
    read: (query) => values.find((value) => textOf(value) === queryWord(query, name)) ?? defaultValue,
    write: (value) => (value === defaultValue ? '' : `${name}=${textOf(value)}`),
  };
}

/**
 * Reads the parameters of a page from a query and writes its address, with the parameters in the order of the table.
 */
export function pageQuery<T>(path: string, parameters: { readonly [Name in keyof T]: Parameter<T[Name]> }) {
  // Object.keys widens the names to string; Object.fromEntries returns an object with any string as key.
  const names = Object.keys(parameters) as (keyof T)[];
  return {
    read: (query: string) => Object.fromEntries(names.map((name) => [name, parameters[name].read(query)])) as T,
    address: (values: T): string => {
      const query = names.map((name) => parameters[name].write(values[name])).filter(Boolean);
      return query.length === 0 ? path : `${path}?${query.join('&')}`;
    },
  };
}

/** The raw, still encoded value of the first parameter with this name. */
export function rawParameter(query: string, name: string): string | undefined {
  for (const pair of query.replace(/^\?/, '').split('&')) {
    const [key, ...value] = pair.split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}

/**
 * The decoded and trimmed value of a query parameter; empty when there is none, or nothing of it can be seen. Never
 * throws: a malformed percent sequence is returned undecoded (docs/spec/every-page.md#address). A `+` is a plus sign,
 * not a space.
 */
export function queryText(query: string, name: string): string {
  return parameterText(rawParameter(query, name) ?? '');
}

/** The same of a raw value. */
export function parameterText(raw: string): string {
  return visibleText(decodedValue(raw));
}

/** A value that cannot be decoded is returned as it is written. */
export function decodedValue(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** A value that a program reads: see `wordIn`. */
export function queryWord(query: string, name: string): string {
  return wordIn(queryText(query, name));
}

/** A whole number from 1 to 999,999,999; `undefined` for any other value. */
export function queryNumber(query: string, name: string): number | undefined {
  return idOf(queryText(query, name));
}

/** The query without the parameters with these names. The other parameters stay as they are written. */
export function withoutParameters(query: string, names: ReadonlySet<string>): string {
  const others = query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !names.has(pair.split('=')[0] ?? ''));
  return others.length === 0 ? '' : `?${others.join('&')}`;
}
