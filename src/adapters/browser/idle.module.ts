import { ContainerModule } from 'inversify';

import { IDLE } from '../../application/site/prefetch.tokens.js';
import { provide } from '../../application/tokens.js';
import { WebIdle } from './web-idle.js';

/** Fetched with what fetches ahead: the first load has no use for it. */
export const modules = [
  new ContainerModule((module) => {
    provide(module, IDLE, [], () => new WebIdle(window));
  }),
];
