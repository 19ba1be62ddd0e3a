import { NETWORK_FAILED, REQUEST_TIMED_OUT, SERVICE_BROKEN, SIGN_IN_AGAIN, TOO_MANY_REQUESTS } from './words.js';
import { DO_NOT_BIND_AGAIN } from './words.js';
import type { AppError, AppErrorKind } from './app-error.js';

/** What the site does about an error. */
export type Reaction =
  | { readonly kind: 'tell'; readonly text: string }
  /** Done by the one listener to the transport; in place, the text says why nothing came. */
  | { readonly kind: 'sign-in-again'; readonly text: string }
  | { readonly kind: 'log'; readonly text: string }
  | { readonly kind: 'nothing' };

/** Refusals that the visitor need not hear of (spec §8). */
const UNSPOKEN_REFUSALS: ReadonlySet<string> = new Set([DO_NOT_BIND_AGAIN]);

/** The catalogue of spec §8 and clarifications §9, one row a kind. */
const CATALOGUE: { readonly [K in AppErrorKind]: (error: Extract<AppError, { kind: K }>) => Reaction } = {
  offline: () => tell(NETWORK_FAILED),
  timeout: () => tell(REQUEST_TIMED_OUT),
  broken: () => tell(SERVICE_BROKEN),
  malformed: () => tell(SERVICE_BROKEN),
  fault: () => tell(SERVICE_BROKEN),
  'too-many': () => tell(TOO_MANY_REQUESTS),
  unauthorized: ({ stale }) => (stale ? { kind: 'nothing' } : { kind: 'sign-in-again', text: SIGN_IN_AGAIN }),
  refused: ({ message }) => (UNSPOKEN_REFUSALS.has(message) ? { kind: 'nothing' } : tell(message || SERVICE_BROKEN)),
  missing: ({ message }) => tell(message || SERVICE_BROKEN),
  'no-route': () => tell(SERVICE_BROKEN),
  'not-yet': () => ({ kind: 'log', text: 'querying' }),
};

/** Looks an error up in the catalogue. */
export function reactionTo(error: AppError): Reaction {
  // The table is keyed by the very kind it is asked with; TypeScript cannot follow that correlation.
  const row = CATALOGUE[error.kind] as (error: AppError) => Reaction;
  return row(error);
}

function tell(text: string): Reaction {
  return { kind: 'tell', text };
}
