import type { Bindings } from '../../../../src/composition/services.js';
import type { RouteName } from '../../../../src/domain/access/routes.js';

/** An address, and the page that it opens. */
export type AddressRow = readonly [
  route: RouteName,
  address: string,
  who: 'public' | 'members',
  title: string,
  heading: string,
  frame: 'main' | 'header' | 'none',
  /** Binds fakes for what the page requests. */
  bind?: Bindings,
];
