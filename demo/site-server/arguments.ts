import { parseArgs } from 'node:util';

import type { Generation } from '../../src/domain/site/system-config.js';

export interface SiteServerArguments {
  readonly port: number;
  readonly generation: Generation;
  /** The public address, when it differs from the listening address. */
  readonly address?: string;
}

export const USAGE = 'Usage: npm run site-server -- [--port 8000] [--generation 1|2] [--address http://host]';

/** Reads the command line. Throws an `Error` whose message explains the mistake to the user. */
export function readArguments(args: readonly string[], defaultPort = 8000): SiteServerArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: String(defaultPort) },
      generation: { type: 'string', default: '1' },
      address: { type: 'string' },
    },
  });
  return {
    port: readPort(values.port),
    generation: readGeneration(values.generation),
    ...(values.address !== undefined && { address: readAddress(values.address) }),
  };
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port <= 65_535)) throw new Error(`--port must be a number from 0 to 65535, not "${text}".`);
  return port;
}

function readAddress(text: string): string {
  if (/^https?:\/\/[^/\s]+$/.test(text)) return text;
  throw new Error(`--address must be an address without a path, such as http://127.0.0.1:8080, not "${text}".`);
}

function readGeneration(text: string): Generation {
  if (text === '1') return 1;
  if (text === '2') return 2;
  throw new Error(`--generation must be 1 or 2, not "${text}".`);
}
