import { WebIdle } from '../../../adapters/browser/idle.js';
import { PREFETCHER, Prefetcher } from '../../../application/site/prefetch.js';
import type { Bindings } from '../../services.js';
import { IDLE } from '../../../domain/ports/presence.js';

export const service = PREFETCHER;
export const bindings: Bindings = (bind) => {
  bind(PREFETCHER, [IDLE], (idle) => new Prefetcher(idle));
  bind(IDLE, [], () => new WebIdle(window));
};
