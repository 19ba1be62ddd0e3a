import { SEEDED, SEEDED_PASSWORD } from '../../src/adapters/memory/seed/members.js';
import { whyNotListening } from './why-not-listening.js';
import { readArguments, USAGE } from './arguments.js';
import { startSiteServer } from './site-server.js';

/** About the latency of a server in the same city. */
const LATENCY = { fromMs: 150, toMs: 300 };

try {
  const { port, ...options } = readArguments(process.argv.slice(2));
  const { url } = await startSiteServer({ port, ...options, latency: LATENCY }).catch((error: unknown) => {
    throw new Error(whyNotListening('The in-memory server', port, error));
  });
  console.log(`The in-memory server (generation ${String(options.generation)}) answers at ${url}`);
  console.log(`Sign in as ${SEEDED.ordinary} with ${SEEDED_PASSWORD}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(USAGE);
  process.exitCode = 1;
}
