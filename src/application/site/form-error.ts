import type { AppError } from '../../domain/errors/app-error.js';
import { visitorMessage } from '../../domain/errors/error-catalogue.js';
import type { Notifier, Voice } from '../../domain/ports/browser/notifier.js';
import type { ErrorReporter } from './error-reporter.js';

/** The last error of one form. A new attempt removes it from the screen, so that it is not shown beside the success. */
export class FormError {
  private text: string | undefined;

  constructor(
    private readonly errors: ErrorReporter,
    private readonly notifier: Notifier,
    private readonly voice: Voice,
  ) {}

  show(error: AppError): void {
    this.errors.report(error, this.voice);
    this.text = visitorMessage(error);
  }

  withdraw(): void {
    if (this.text !== undefined) this.notifier.withdraw(this.text);
    this.text = undefined;
  }
}
