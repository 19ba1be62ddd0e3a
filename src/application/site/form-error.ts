import type { AppError } from '../../domain/errors/app-error.js';
import { visitorMessage } from '../../domain/errors/error-catalogue.js';
import type { Notifier, ToastMode } from '../../domain/ports/notifier.js';
import type { ErrorReporter } from './error-reporter.js';

/**
 * Whether the visitor reads the server's own words. They are also a toast wherever they arrive; a sentence of the site is
 * shown in one place (docs/spec/errors.md#form-errors).
 */
export function hasServerText(error: AppError): boolean {
  return 'message' in error && error.message === visitorMessage(error);
}

/** The last error of one form. A new attempt removes it from the screen, so that it is not shown beside the success. */
export class FormError {
  private text: string | undefined;

  constructor(
    private readonly errors: ErrorReporter,
    private readonly notifier: Notifier,
    private readonly mode: ToastMode,
  ) {}

  /** `visual-only` is the mode of a form that shows the error itself. */
  show(error: AppError): void {
    if (this.mode === 'visual-only' && !hasServerText(error)) {
      this.errors.logFault(error);
      return;
    }
    this.errors.report(error, this.mode);
    this.text = visitorMessage(error);
  }

  withdraw(): void {
    if (this.text !== undefined) this.notifier.withdraw(this.text);
    this.text = undefined;
  }
}
