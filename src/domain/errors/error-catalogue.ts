import type { AppError, AppErrorKind } from './app-error.js';
import * as strings from './strings.js';

/** How the site reacts to an error. */
export type Reaction =
  | { readonly kind: 'show'; readonly text: string }
  /** The listener of the transport leads to the login page; views show the text in place of their content. */
  | { readonly kind: 'sign-in-again'; readonly text: string }
  | { readonly kind: 'log'; readonly text: string }
  | { readonly kind: 'nothing' };

/** Refusals that are not shown to the visitor (docs/spec/errors.md#sentences). */
const SILENT_REFUSALS: ReadonlySet<string> = new Set([strings.DO_NOT_BIND_AGAIN]);

/** Server messages that carry no information for the visitor (docs/spec/errors.md#sentences). */
const EMPTY_MESSAGES: ReadonlySet<string> = new Set(['', strings.SERVER_EXCEPTION]);

/** The catalogue of docs/spec/errors.md#sentences, one row per kind. */
const CATALOGUE: { readonly [K in AppErrorKind]: (error: Extract<AppError, { kind: K }>) => Reaction } = {
  offline: () => show(strings.NETWORK_FAILED),
  timeout: () => show(strings.REQUEST_TIMED_OUT),
  broken: ({ message }) => quote(message),
  malformed: () => show(strings.SERVICE_BROKEN),
  fault: () => show(strings.SERVICE_BROKEN),
  'too-many': () => show(strings.TOO_MANY_REQUESTS),
  unauthorized: ({ isStale }) =>
    isStale ? { kind: 'nothing' } : { kind: 'sign-in-again', text: strings.SIGN_IN_AGAIN },
  refused: ({ message }) => (SILENT_REFUSALS.has(message) ? { kind: 'nothing' } : quote(message)),
  missing: ({ message }) => quote(message),
  'no-route': ({ message }) => quote(message),
  'not-yet': () => ({ kind: 'log', text: 'querying' }),
};

export function reactionTo(error: AppError): Reaction {
  // The key is the kind of the same error; TypeScript cannot follow that correlation.
  const row = CATALOGUE[error.kind] as (error: AppError) => Reaction;
  return row(error);
}

/** The text of an error whose only reaction is a message; `undefined` for any other. */
export function visitorMessage(error: AppError): string | undefined {
  const reaction = reactionTo(error);
  return reaction.kind === 'show' ? reaction.text : undefined;
}

function show(text: string): Reaction {
  return { kind: 'show', text };
}

/**
 * The server's message unchanged, whatever its code (docs/spec/errors.md#sentences); a general text when it carries no
 * information.
 */
function quote(message: string | undefined): Reaction {
  return show(message === undefined || EMPTY_MESSAGES.has(message) ? strings.SERVICE_BROKEN : message);
}

/**
 * The sentence that the error catalogue has for an error, for display in place of the content; `otherwise` if it has
 * none.
 */
export function errorTextOf(error: AppError, otherwise: string): string {
  const reaction = reactionTo(error);
  return reaction.kind === 'show' || reaction.kind === 'sign-in-again' ? reaction.text : otherwise;
}
