import type { AppError } from '../../domain/errors/app-error.js';
import { toldText } from '../../domain/errors/error-catalogue.js';
import type { Notifier, Voice } from '../../domain/ports/browser/notifier.js';
import type { ErrorReporter } from './error-reporter.js';

/** What one form last had to say of a failure. A new try takes it off the screen, lest it stand beside the success. */
export class ToldFault {
  private text: string | undefined;

  constructor(
    private readonly errors: ErrorReporter,
    private readonly notifier: Notifier,
    private readonly voice: Voice,
  ) {}

  tell(error: AppError): void {
    this.errors.report(error, this.voice);
    this.text = toldText(error);
  }

  withdraw(): void {
    if (this.text !== undefined) this.notifier.withdraw(this.text);
    this.text = undefined;
  }
}
