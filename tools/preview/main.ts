import { SEEDED, SEEDED_PASSWORD } from '../../src/adapters/memory/seed/members.js';
import { readArguments } from '../../demo/site-server/arguments.js';
import { whyNotListening } from '../../demo/site-server/why-not-listening.js';
import { startPreview } from './preview-server.js';

const USAGE = 'Usage: npm run preview -- [--port 8080] [--generation 1|2] [--snapshots folder]';

/** As the arguments of the demo server, and `--snapshots`. */
function readPreviewArguments(args: readonly string[]) {
  const position = args.indexOf('--snapshots');
  const folder = position < 0 ? undefined : args[position + 1];
  const others = args.filter((_, index) => position < 0 || (index !== position && index !== position + 1));
  return { ...readArguments(others, 8080), snapshots: folder === undefined ? {} : { snapshots: folder } };
}

/** The latency of a server in the same city. */
const LATENCY = { fromMs: 150, toMs: 300 };

try {
  const { port, generation, snapshots } = readPreviewArguments(process.argv.slice(2));
  const { url, site } = await startPreview({ port, generation, latency: LATENCY, ...snapshots }).catch(
    (error: unknown) => {
      throw new Error(whyNotListening('The preview', port, error));
    },
  );
  console.log(`The production build is at ${url}`);
  console.log(`Its API is the in-memory server (generation ${String(generation)}) at ${site.url}`);
  console.log(`Sign in as ${SEEDED.ordinary} with ${SEEDED_PASSWORD}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(USAGE);
  process.exitCode = 1;
}
