import { ContainerModule } from 'inversify';

import { provide, token } from '../../../application/tokens.js';
import { decodeGenerationSigns } from './decode-generation-signs.js';
import { Generations } from './generations.js';
import type { KnownServer } from './known-server.js';
import { HTTP_CLIENT } from './http-client.token.js';

/** Shared by the ports that the generations of the server differ in. */
export const GENERATIONS = token<Generations>('Generations');

/**
 * Who chooses between the adapters of the two generations. Every chunk that needs it brings it along; the first one
 * that arrives binds it for all.
 */
export const httpGenerationsModule = new ContainerModule((module) => {
  if (module.isBound(GENERATIONS)) return;
  provide(module, GENERATIONS, [HTTP_CLIENT], ({ knownServer }) => new Generations(signsOf(knownServer)));
});

/** Read whenever somebody asks: the configuration may come later. */
function signsOf(server: KnownServer) {
  return {
    get signs() {
      return server.told && decodeGenerationSigns(server.told);
    },
  };
}
