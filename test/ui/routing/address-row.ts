import type { RouteName } from '../../../src/domain/access/routes.js';

/** An address, and the page that is there. */
export type AddressRow = readonly [
  route: RouteName,
  address: string,
  title: string,
  heading: string,
  frame: 'main' | 'header' | 'none',
];
