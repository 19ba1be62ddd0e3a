import { openEnvelope } from '../../src/adapters/http/client/envelope.js';
import { Generations, decodeGenerationSigns } from '../../src/adapters/http/client/generations.js';
import { type JsonRecord, asRecord, asText } from '../../src/adapters/http/client/json-readers.js';
import type { ResolveImage } from '../../src/adapters/http/client/known-server.js';
import { imageUrl } from '../../src/domain/site/image-url.js';
import type { SystemConfig } from '../../src/domain/site/system-config.js';
import type { Finding } from './finding.js';
import type { ServedPolicy } from './policy.js';
import type { Answered, Received } from './received.js';
import type { Reply, Requester } from './requester.js';

/** Only our own document contains this (src/boot/index.html). */
export const OUR_DOCUMENT = 'id="site-settings"';

/** Checks one thing that the front end needs, and returns the findings; none when there is nothing to check. */
export type Check = (requester: Requester, facts: Facts) => readonly Finding[] | Promise<readonly Finding[]>;

/** The data that all checks share. */
export interface Facts {
  readonly base: string;
  /** Origin of the front end, now or later. */
  readonly origin: string;
  readonly config: Reply<SystemConfig> & { readonly received: Answered };
  /** The configuration; `undefined` when it could not be read, which its own check reports. */
  readonly setUp: SetUp | undefined;
  /** The policy of the served site; `undefined` when the operator did not say that it is served. */
  readonly servedPolicy: ServedPolicy | undefined;
}

export interface SetUp {
  readonly config: SystemConfig;
  /** The configuration as it arrived: decoding tidies the owner's input and thereby hides its mistakes. */
  readonly raw: JsonRecord;
}

export function setUpOf({ outcome, received }: Reply<SystemConfig>): SetUp | undefined {
  if (outcome.kind !== 'data') return undefined;
  return { config: outcome.data, raw: asRecord(dataOf(received)) ?? {} };
}

/** A field of the configuration as the owner typed it; empty when it is missing. */
export function rawField({ raw }: SetUp, field: string): string {
  return asText(raw[field]) ?? '';
}

/** The data of an answer, before decoding. */
export function dataOf(received: Received): unknown {
  if (received.kind === 'none') return undefined;
  const opened = openEnvelope(received.status, received.text, { sent: undefined, now: undefined });
  return opened.kind === 'data' ? opened.data : undefined;
}

/** Whether the API answered. CORS checks make no sense for any other answer. */
export function speaksApi({ received, outcome }: Facts['config']): boolean {
  return received.status === 200 && !(outcome.kind === 'failed' && outcome.error.kind === 'malformed');
}

/**
 * The generation of each call of this server, detected as the site does it
 * (docs/api/README.md#detecting-the-generation).
 */
export function generationsOf({ setUp }: Facts): Generations {
  return new Generations({ signs: setUp && decodeGenerationSigns(setUp.raw) });
}

/** Resolves the address of an image that the server names by its path. */
export function imagesOf({ base, setUp }: Facts): ResolveImage {
  const server = setUp?.config.serverUrl ?? '';
  return (urlOrPath) => imageUrl(urlOrPath, server === '' ? base : server);
}
