import type { AppError, AppErrorKind } from './app-error.js';
import * as says from './strings.js';

/** What the site does about an error. */
export type Reaction =
  | { readonly kind: 'tell'; readonly text: string }
  /** Done by the one listener to the transport; in place, the text says why nothing came. */
  | { readonly kind: 'sign-in-again'; readonly text: string }
  | { readonly kind: 'log'; readonly text: string }
  | { readonly kind: 'nothing' };

/** Refusals that the visitor need not hear of (spec §8). */
const UNSPOKEN_REFUSALS: ReadonlySet<string> = new Set([says.DO_NOT_BIND_AGAIN]);

/** Messages that tell a visitor nothing (clarifications §9). */
const EMPTY_MESSAGES: ReadonlySet<string> = new Set(['', says.SERVER_EXCEPTION]);

/** The catalogue of spec §8 and clarifications §9, one row a kind. */
const CATALOGUE: { readonly [K in AppErrorKind]: (error: Extract<AppError, { kind: K }>) => Reaction } = {
  offline: () => tell(says.NETWORK_FAILED),
  timeout: () => tell(says.REQUEST_TIMED_OUT),
  broken: ({ message }) => quote(message),
  malformed: () => tell(says.SERVICE_BROKEN),
  fault: () => tell(says.SERVICE_BROKEN),
  'too-many': () => tell(says.TOO_MANY_REQUESTS),
  unauthorized: ({ stale }) => (stale ? { kind: 'nothing' } : { kind: 'sign-in-again', text: says.SIGN_IN_AGAIN }),
  refused: ({ message }) => (UNSPOKEN_REFUSALS.has(message) ? { kind: 'nothing' } : quote(message)),
  missing: ({ message }) => quote(message),
  'no-route': ({ message }) => quote(message),
  'not-yet': () => ({ kind: 'log', text: 'querying' }),
};

/** Looks an error up in the catalogue. */
export function reactionTo(error: AppError): Reaction {
  // The table is keyed by the very kind it is asked with; TypeScript cannot follow that correlation.
  const row = CATALOGUE[error.kind] as (error: AppError) => Reaction;
  return row(error);
}

/** The words of an error that is told, and nothing else done about it; `undefined` for any other. */
export function toldText(error: AppError): string | undefined {
  const reaction = reactionTo(error);
  return reaction.kind === 'tell' ? reaction.text : undefined;
}

function tell(text: string): Reaction {
  return { kind: 'tell', text };
}

/** What the server says, as it says it, whatever its code (spec §8). */
function quote(message: string | undefined): Reaction {
  return tell(message === undefined || EMPTY_MESSAGES.has(message) ? says.SERVICE_BROKEN : message);
}
