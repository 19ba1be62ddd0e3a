import { ContainerModule } from 'inversify';

import { LEISURE } from '../../application/site/nearness.tokens.js';
import { provide } from '../../application/tokens.js';
import { WebLeisure } from './web-leisure.js';

/** Fetched with what fetches ahead: the first load has no use for it. */
export const modules = [
  new ContainerModule((module) => {
    provide(module, LEISURE, [], () => new WebLeisure(window));
  }),
];
