import { addressOf, isLoginPage, returnToOf } from '../access/addresses.js';
import { pathOf } from '../access/paths.js';
import { withoutLoginCode } from '../access/server-parameters.js';
import type { Place } from '../ports/browser/navigator.js';

export type AfterLogin = { readonly kind: 'go'; readonly to: string } | { readonly kind: 'reload' };

/**
 * Where a fresh member goes (spec §4 after login). `target` is what they were heading for when they opened the
 * dialog, such as the study center; a door has its own redirect parameter; any other page is loaded again.
 */
export function afterLogin(place: Place, target: string | undefined): AfterLogin {
  if (target !== undefined) return { kind: 'go', to: target };
  return isLoginPage(place.path) ? { kind: 'go', to: returnToOf(place.query) } : { kind: 'reload' };
}

/** Where somebody goes who has come by a social account or has bound a mobile: never a reload (spec §4). */
export function afterBinding(place: Place, target: string | undefined): string {
  return target ?? returnToOf(place.query);
}

/** The longest address the server takes back (API 2.9). */
const LONGEST = 255;

interface Departure {
  readonly origin: string;
  readonly place: Place;
  /** Where the visitor is heading, when that is not where they are. */
  readonly target: string | undefined;
}

/** Where somebody who leaves for QQ is to come back to. */
export interface QqReturn {
  readonly returnTo: string;
  /** When it fails. */
  readonly failTo: string;
}

/** The way back from QQ (spec §7; clarifications §8 QQ). */
export function qqReturn({ origin, place, target }: Departure): QqReturn {
  return { returnTo: returnAddress(origin, place, target), failTo: `${origin}/error` };
}

/**
 * Where QQ sends the visitor back to. No fragment: the server appends its parameters, which a fragment would swallow.
 * Too long: the query of the target goes first, then the target.
 */
function returnAddress(origin: string, place: Place, target: string | undefined): string {
  if (target !== undefined || isLoginPage(place.path)) {
    const heading = target ?? returnToOf(place.query);
    return firstThatFits([callback(origin, heading), callback(origin, pathOf(heading)), callback(origin, '/')]);
  }
  const here = addressOf({
    path: place.path,
    query: withoutLoginCode(place.query),
    hash: '',
  });
  return firstThatFits([origin + here, origin + place.path, `${origin}/`]);
}

function callback(origin: string, heading: string): string {
  const page = `${origin}/login/callback`;
  return heading === '/' ? page : `${page}?redirect=${encodeURIComponent(heading)}`;
}

/** The last one is taken however long it is: there is nothing shorter. */
function firstThatFits([whole, shorter, shortest]: readonly [string, string, string]): string {
  return [whole, shorter].find((candidate) => candidate.length <= LONGEST) ?? shortest;
}
