import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Generation } from '../../src/domain/site/system-config.js';

/** A generation of the server, named like the folder of its recordings. */
export type GenerationName = 'g1' | 'g2';

export const GENERATION_NAMES: readonly GenerationName[] = ['g1', 'g2'];

const NUMBERS: Readonly<Record<GenerationName, Generation>> = { g1: 1, g2: 2 };

export function generationOf(name: GenerationName): Generation {
  return NUMBERS[name];
}

/** A recorded envelope (docs/api/README.md#envelope). */
export interface RecordedEnvelope {
  readonly code: unknown;
  readonly message: unknown;
  readonly data: unknown;
}

/** One answer of a real server, and its request. */
export interface Recording {
  readonly generation: GenerationName;
  /** File name without folder and extension. */
  readonly name: string;
  readonly request: {
    readonly method: string;
    /** With the query. */
    readonly path: string;
    readonly body: unknown;
  };
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** `undefined` when the answer was not JSON. */
  readonly envelope: RecordedEnvelope | undefined;
}

/** The folder of the recordings, unless RECORDED_ANSWERS names another one: beside this repository, as in CI. */
export const RECORDED_FOLDER = process.env['RECORDED_ANSWERS'] ?? '../shared/api/recorded';

/** All recordings in a folder, sorted by generation and name; `undefined` when the folder does not exist. */
export function recordingsIn(folder: string): readonly Recording[] | undefined {
  if (!existsSync(folder)) return undefined;
  return GENERATION_NAMES.filter((generation) => existsSync(join(folder, generation))).flatMap((generation) =>
    readdirSync(join(folder, generation))
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .map((file) => readRecording(join(folder, generation, file), generation, file.replace(/\.json$/, ''))),
  );
}

/** Throws an `Error` that names the file when it is not a recording. */
function readRecording(file: string, generation: GenerationName, name: string): Recording {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { request, status, headers, body } = recordOf(parsed, file);
  const { method, path, body: sent } = recordOf(request, file);
  if (typeof method !== 'string' || typeof path !== 'string' || typeof status !== 'number') {
    throw new Error(`${file} is not a recording`);
  }
  return {
    generation,
    name,
    request: { method, path, body: sent },
    status,
    headers: Object.fromEntries(Object.entries(recordOf(headers, file)).map(([line, value]) => [line, String(value)])),
    envelope: body === undefined ? undefined : envelopeOf(recordOf(body, file)),
  };
}

function envelopeOf({ code, message, data }: Readonly<Record<string, unknown>>): RecordedEnvelope {
  return { code, message, data };
}

function recordOf(value: unknown, file: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new Error(`${file} is not a recording`);
  return Object.fromEntries(Object.entries(value));
}

/** Segments in which a name is a parameter; elsewhere only numbers are. */
const NAMED_PARAMETERS: readonly RegExp[] = [
  /^(\/api\/v2\/promoCode\/)[^/]+(\/check)$/,
  /^(\/api\/v2\/member\/socialite\/)[^/]+()$/,
  /^(\/api\/v2\/member\/notificationMarkAsRead\/)[^/]+()$/,
];

/** The call of a request, without its parameters: `GET /api/v2/course/*`. */
export function callOfRequest(method: string, pathWithQuery: string): string {
  const [path = ''] = pathWithQuery.split('?');
  const withoutNames = NAMED_PARAMETERS.reduce((shorter, pattern) => shorter.replace(pattern, '$1*$2'), path);
  return `${method} ${withoutNames.replace(/\/\d+(?=\/|$)/g, '/*')}`;
}

/** The same for the path of a route or a gateway: `/api/v2/course/{id}`. */
export function callOfPattern(method: string, pattern: string): string {
  return `${method} ${pattern.replace(/\{\w+\}/g, '*')}`;
}
