import { addressOf } from '../../domain/access/addresses.js';
import { passingServerMessage, withoutServerMessage } from '../../domain/access/server-message.js';
import type { Navigator } from '../../domain/ports/browser/navigator.port.js';
import type { ErrorReporter } from './error-reporter.js';

/**
 * Tells, once, what the server wrote into the address it sent the visitor back to (API 2.9), and takes it out of the
 * address: a reload must not tell it again. Immediate.
 */
export function tellServerMessage(navigator: Navigator, errors: ErrorReporter): void {
  const place = navigator.place$.value;
  const message = passingServerMessage(place);
  if (message === '') return;
  navigator.go(addressOf({ ...place, query: withoutServerMessage(place.query) }), 'replace');
  errors.report({ kind: 'refused', message });
}
