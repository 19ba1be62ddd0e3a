import { catchError, EMPTY, type MonoTypeOperatorFunction } from 'rxjs';

import { loginAddress } from '../../domain/access/addresses.js';
import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import { reactionTo } from '../../domain/errors/error-catalogue.js';
import { assertNever } from '../../domain/kernel/assert-never.js';
import type { Log } from '../../domain/ports/browser/log.port.js';
import type { Navigator } from '../../domain/ports/browser/navigator.port.js';
import type { Notifier, Voice } from '../../domain/ports/browser/notifier.port.js';
import type { Session } from '../../domain/session/session.js';

/** Performs what the error catalogue says (spec §8). The one place where an error becomes something seen. */
export class ErrorReporter {
  constructor(
    private readonly session: Session,
    private readonly navigator: Navigator,
    private readonly notifier: Notifier,
    private readonly log: Log,
  ) {}

  /** `voice` is that of a message the visitor reads in passing; 'sign in again' is always said aloud. */
  report(error: AppError, voice: Voice = 'spoken'): void {
    const reaction = reactionTo(error);
    switch (reaction.kind) {
      case 'tell':
        this.notifier.error(reaction.text, voice);
        return;
      case 'sign-in-again':
        this.notifier.error(reaction.text);
        this.session.end();
        this.navigator.go(loginAddress(this.navigator.place$.value), 'replace');
        return;
      case 'log':
        this.log.info(reaction.text);
        return;
      case 'nothing':
        return;
      default:
        assertNever(reaction);
    }
  }

  /** Ends a stream quietly after reporting what it failed with. */
  reportAndComplete<T>(): MonoTypeOperatorFunction<T> {
    return catchError((thrown: unknown) => {
      this.report(asAppError(thrown));
      return EMPTY;
    });
  }
}
