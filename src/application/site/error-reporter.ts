import { catchError, EMPTY, type MonoTypeOperatorFunction } from 'rxjs';

import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import { reactionTo } from '../../domain/errors/error-catalogue.js';
import { token } from '../../domain/kernel/token.js';
import { assertNever } from '../../domain/kernel/values.js';
import type { Log, Notifier, Voice } from '../../domain/ports/browser/notifier.js';

/**
 * Performs what the error catalogue says (spec §8), and keeps the cause: a fault of ours, which a visitor reads as
 * '服务异常', is in the log with its stack. What was wrong with an answer is there already (http-client.ts).
 */
export class ErrorReporter {
  constructor(
    private readonly notifier: Notifier,
    private readonly log: Log,
  ) {}

  /** Tells the visitor in that voice, and the log what nobody else sees. */
  report(error: AppError, voice: Voice = 'spoken'): void {
    this.note(error);
    const reaction = reactionTo(error);
    switch (reaction.kind) {
      case 'tell':
        this.notifier.error(reaction.text, voice);
        return;
      case 'log':
        this.log.info(reaction.text);
        return;
      case 'sign-in-again':
        // Whoever listens to the transport has seen to it (end-of-session.ts).
        return;
      case 'nothing':
        return;
      default:
        assertNever(reaction);
    }
  }

  /** For whoever shows the error in place: the log alone. */
  note(error: AppError): void {
    if (error.kind === 'fault') this.log.error('a fault of ours', error.cause);
  }

  /** Ends a stream quietly after reporting what it failed with. */
  reportAndComplete<T>(): MonoTypeOperatorFunction<T> {
    return catchError((thrown: unknown) => {
      this.report(asAppError(thrown));
      return EMPTY;
    });
  }
}

export const ERROR_REPORTER = token<ErrorReporter>('ErrorReporter');
