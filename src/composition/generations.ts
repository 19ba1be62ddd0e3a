import { decodeGenerationSigns, GENERATIONS, Generations } from '../adapters/http/client/generations.js';
import { HTTP_CLIENT } from '../adapters/http/client/http-client.js';
import { KnownServer } from '../adapters/http/client/known-server.js';
import type { Bindings } from './services.js';

/** Chooses between the adapters of the two generations of the server. It arrives with the first feature that needs it. */
export const bindGenerations: Bindings = (bind) => {
  bind(GENERATIONS, [HTTP_CLIENT], ({ knownServer }) => new Generations(signsOf(knownServer)));
};

/** Read at every use: the configuration may arrive later. */
function signsOf(server: KnownServer) {
  return {
    get signs() {
      return server.told && decodeGenerationSigns(server.told);
    },
  };
}
