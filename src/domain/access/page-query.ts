import { queryNumber, queryText } from './addresses.js';

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

/** A parameter with a fixed set of values. `textOf` returns the text of a value in the address. */
export function choice<T>(
  name: string,
  defaultValue: T,
  values: readonly T[],
  textOf: (value: T) => string = String,
): Parameter<T> {
  return {
    read: (query) => values.find((value) => textOf(value) === queryText(query, name)) ?? defaultValue,
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
