import { openEnvelope } from '../../src/adapters/http/client/envelope.js';
import { asRecord, asText, type JsonRecord } from '../../src/adapters/http/client/json-readers.js';
import type { SystemConfig } from '../../src/domain/site/system-config.js';
import type { Told } from './asker.js';
import type { Answered, Heard } from './heard.js';
import { type Policy, readPolicy } from './policy/policy.js';
import { seen } from './seen.js';

/** What every check may look at. */
export interface Facts {
  readonly base: string;
  /** Where the front end is, or will be. */
  readonly origin: string;
  readonly config: Told<SystemConfig> & { readonly heard: Answered };
  /** How the site is set up; `undefined` where the configuration could not be read, which is its own check's to say. */
  readonly setUp: SetUp | undefined;
  /** What the site that is served now says of itself; `undefined` where nobody said that it is served. */
  readonly front: Front | undefined;
}

/** What a browser is told at the address of the site. */
export type Front =
  | { readonly kind: 'policy'; readonly policy: Policy }
  /** Nobody is there yet, or whoever is has no policy. */
  | { readonly kind: 'unread'; readonly why: string };

export function frontOf(heard: Heard): Front {
  const header = heard.kind === 'answer' ? heard.headers.get('content-security-policy') : null;
  return header === null ? { kind: 'unread', why: seen(heard) } : { kind: 'policy', policy: readPolicy(header) };
}

export interface SetUp {
  readonly config: SystemConfig;
  /** The same as it came: the site tidies what an administrator typed, and what is wrong with it is gone then. */
  readonly raw: JsonRecord;
}

export function setUpOf({ outcome, heard }: Told<SystemConfig>): SetUp | undefined {
  if (outcome.kind !== 'data') return undefined;
  return { config: outcome.data, raw: asRecord(dataOf(heard)) ?? {} };
}

/** A field of the configuration as it was typed; empty when it is missing. */
export function typed({ raw }: SetUp, field: string): string {
  return asText(raw[field]) ?? '';
}

/** The data of an answer before any decoder has tidied it. */
export function dataOf(heard: Heard): unknown {
  if (heard.kind === 'none') return undefined;
  const opened = openEnvelope(heard.status, heard.text, { asked: undefined, now: undefined });
  return opened.kind === 'data' ? opened.data : undefined;
}

/** Whether it was the API that answered. Of anything else, to ask who may read it is idle. */
export function speaksApi({ heard, outcome }: Facts['config']): boolean {
  return heard.status === 200 && !(outcome.kind === 'failed' && outcome.error.kind === 'malformed');
}
