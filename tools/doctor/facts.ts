import { openEnvelope } from '../../src/adapters/http/client/envelope.js';
import { asRecord, asText, type JsonRecord } from '../../src/adapters/http/client/json-readers.js';
import type { SystemConfig } from '../../src/domain/site/system-config.js';
import type { Reply } from './requester.js';
import type { Answered, Received } from './received.js';
import { type Policy, readPolicy } from './policy/policy.js';
import { summarize } from './summarize.js';

/** The data that all checks share. */
export interface Facts {
  readonly base: string;
  /** Origin of the front end, now or later. */
  readonly origin: string;
  readonly config: Reply<SystemConfig> & { readonly received: Answered };
  /** The configuration; `undefined` when it could not be read, which its own check reports. */
  readonly setUp: SetUp | undefined;
  /** The policy of the served site; `undefined` when the operator did not say that it is served. */
  readonly front: Front | undefined;
}

/** The answer at the address of the site. */
export type Front =
  | { readonly kind: 'policy'; readonly policy: Policy }
  /** Nothing answers there, or the answer has no policy. */
  | { readonly kind: 'unread'; readonly why: string };

export function frontOf(received: Received): Front {
  const header = received.kind === 'answer' ? received.headers.get('content-security-policy') : null;
  return header === null
    ? { kind: 'unread', why: summarize(received) }
    : { kind: 'policy', policy: readPolicy(header) };
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
export function typed({ raw }: SetUp, field: string): string {
  return asText(raw[field]) ?? '';
}

/** The data of an answer, before decoding. */
export function dataOf(received: Received): unknown {
  if (received.kind === 'none') return undefined;
  const opened = openEnvelope(received.status, received.text, { asked: undefined, now: undefined });
  return opened.kind === 'data' ? opened.data : undefined;
}

/** Whether the API answered. CORS checks make no sense for any other answer. */
export function speaksApi({ received, outcome }: Facts['config']): boolean {
  return received.status === 200 && !(outcome.kind === 'failed' && outcome.error.kind === 'malformed');
}
