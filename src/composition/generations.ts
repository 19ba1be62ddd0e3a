import { decodeGenerationSigns, GENERATIONS, Generations } from '../adapters/http/client/generations.js';
import { HTTP_CLIENT } from '../adapters/http/client/http-client.js';
import { KnownServer } from '../adapters/http/client/known-server.js';
import type { Bindings } from './services.js';

/** Binds `Generations`, which chooses the adapters (src/adapters/http/client/generations.ts). Loaded with the first feature that needs it. */
export const bindGenerations: Bindings = (bind) => {
  bind(GENERATIONS, [HTTP_CLIENT], ({ knownServer }) => new Generations(signsOf(knownServer)));
};

/** Reads the configuration at every use, because it may be loaded later. */
function signsOf(server: KnownServer) {
  return {
    get signs() {
      return server.rawConfig && decodeGenerationSigns(server.rawConfig);
    },
  };
}
