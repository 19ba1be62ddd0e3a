import { PREFETCHER, Prefetcher } from '../../../application/site/prefetch.js';
import { IDLE } from '../../../domain/ports/presence.js';
import { bindIdle } from '../../idle.js';
import type { Bindings } from '../../services.js';

export const service = PREFETCHER;
export const bindings: Bindings = (bind) => {
  bindIdle(bind);
  bind(PREFETCHER, [IDLE], (idle) => new Prefetcher(idle));
};
