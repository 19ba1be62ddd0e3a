import type { AppError } from '../../domain/errors/app-error.js';
import { reactionTo } from '../../domain/errors/error-catalogue.js';
import { token } from '../../domain/kernel/token.js';
import type { Log, Notifier, ToastMode } from '../../domain/ports/notifier.js';

/**
 * Shows or logs an error as the error catalogue defines (docs/spec/errors.md#sentences). A fault of our own code, which
 * visitors see as '服务异常', is logged with its stack. A wrong server answer has been logged before (http-client.ts).
 */
export class ErrorReporter {
  constructor(
    private readonly notifier: Notifier,
    private readonly log: Log,
  ) {}

  /** Shows the error to the visitor in that mode; what they cannot see is logged. */
  report(error: AppError, mode: ToastMode = 'announced'): void {
    this.logFault(error);
    const reaction = reactionTo(error);
    // expired-token.ts handles `sign-in-again`.
    if (reaction.kind === 'show') this.notifier.error(reaction.text, mode);
  }

  /** For a view that shows the error itself: logs what the catalogue logs. */
  logFault(error: AppError): void {
    const reaction = reactionTo(error);
    if (reaction.kind === 'log') this.log.info(reaction.text);
    if (error.kind === 'fault') this.log.error('a fault of ours', error.cause);
  }
}

export const ERROR_REPORTER = token<ErrorReporter>('ErrorReporter');
