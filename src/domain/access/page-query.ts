import { queryNumber, queryText } from './addresses.js';

/** One parameter of a page's address; what makes no sense there reads as the default value (pages §0.1). */
export interface Parameter<T> {
  readonly read: (query: string) => T;
  /** As the address has it; empty for the default value, which is left out. */
  readonly write: (value: T) => string;
}

/** Which page of a list, counted from 1. */
export const PAGE: Parameter<number> = {
  read: (query) => queryNumber(query, 'page') ?? 1,
  write: (page) => (page === 1 ? '' : `page=${page}`),
};

/** One of a few values, which the address calls by `textOf`. */
export function choice<T>(
  name: string,
  normal: T,
  values: readonly T[],
  textOf: (value: T) => string = String,
): Parameter<T> {
  return {
    read: (query) => values.find((value) => textOf(value) === queryText(query, name)) ?? normal,
    write: (value) => (value === normal ? '' : `${name}=${textOf(value)}`),
  };
}

/** What a page's address asks for: reads the query, and writes the address with its parameters in the order of the table. */
export function pageQuery<T>(path: string, parameters: { readonly [Name in keyof T]: Parameter<T[Name]> }) {
  // Object.keys widens the names to string, Object.fromEntries the fields to any name.
  const names = Object.keys(parameters) as (keyof T)[];
  return {
    read: (query: string) => Object.fromEntries(names.map((name) => [name, parameters[name].read(query)])) as T,
    address: (values: T): string => {
      const query = names.map((name) => parameters[name].write(values[name])).filter(Boolean);
      return query.length === 0 ? path : `${path}?${query.join('&')}`;
    },
  };
}
