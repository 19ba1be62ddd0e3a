import { parseArgs } from 'node:util';

import type { Generation } from '../../src/domain/site/generation.js';

export interface SiteServerArguments {
  readonly port: number;
  readonly generation: Generation;
}

export const USAGE = 'Usage: npm run site-server -- [--port 8000] [--generation 1|2]';

/** Reads the command line. Throws an `Error` whose message is a sentence for whoever typed it. */
export function readArguments(args: readonly string[], defaultPort = 8000): SiteServerArguments {
  const { values } = parseArgs({
    args: [...args],
    options: { port: { type: 'string', default: String(defaultPort) }, generation: { type: 'string', default: '1' } },
  });
  return { port: readPort(values.port), generation: readGeneration(values.generation) };
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port <= 65_535)) throw new Error(`--port must be a number from 0 to 65535, not "${text}".`);
  return port;
}

function readGeneration(text: string): Generation {
  if (text === '1') return 1;
  if (text === '2') return 2;
  throw new Error(`--generation must be 1 or 2, not "${text}".`);
}
