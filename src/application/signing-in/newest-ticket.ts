import { catchError, concat, type Observable, of, startWith, switchMap } from 'rxjs';

import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import type { ErrorReporter } from '../site/error-reporter.js';

interface TicketFailed {
  readonly kind: 'failed';
  readonly error: AppError;
}

/**
 * One open view of a QR code: `first` and then what `open` returns, at once and whenever `renew$` emits; only the newest ticket is
 * visible. A failure is logged and shown. Cold; unsubscribing stops everything. Never errors.
 */
export function newestTicket<State>(
  first: State,
  renew$: Observable<unknown>,
  open: () => Observable<State>,
  errors: Pick<ErrorReporter, 'logFault'>,
): Observable<State | TicketFailed> {
  const shown = () =>
    open().pipe(
      catchError((thrown: unknown) => {
        const error = asAppError(thrown);
        errors.logFault(error);
        return of<TicketFailed>({ kind: 'failed', error });
      }),
    );
  return renew$.pipe(
    startWith('opened'),
    switchMap(() => concat(of(first), shown())),
  );
}
