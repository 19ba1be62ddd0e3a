import { readFileSync } from 'node:fs';

import type { Generation } from '../../src/domain/site/system-config.js';

/** A generation of the server, named like the file of its recordings. */
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
  /** Unique in its generation. */
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

/** All answers that were recorded, by generation and name (test/recorded/README.md). */
export const RECORDINGS: readonly Recording[] = GENERATION_NAMES.flatMap((generation) =>
  readFileSync(`test/fixtures/recorded/${generation}.jsonl`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      // A file of ours, one recording a line.
      const { body, ...recording } = JSON.parse(line) as Omit<Recording, 'generation' | 'envelope'> & {
        readonly body?: RecordedEnvelope;
      };
      return { ...recording, generation, envelope: body };
    }),
);

/** Segments in which a name is a parameter; elsewhere only numbers are. */
const NAMED_PARAMETERS: readonly RegExp[] = [
  /^(\/api\/v2\/promoCode\/)[^/]+(\/check)$/,
  /^(\/api\/v2\/member\/socialite\/)[^/]+()$/,
  /^(\/api\/v2\/member\/notificationMarkAsRead\/)[^/]+()$/,
];

export function callOf({ request }: Recording): string {
  return callOfRequest(request.method, request.path);
}

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
