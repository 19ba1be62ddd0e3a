import { ErrorReporter } from '../../src/application/site/error-reporter.js';
import { Loader } from '../../src/application/site/loader.js';
import type { Log, Notifier } from '../../src/domain/ports/notifier.js';

export class RecordingNotifier implements Notifier {
  readonly messages: string[] = [];

  success(text: string): void {
    this.messages.push(`success ${text}`);
  }

  error(text: string): void {
    this.messages.push(`error ${text}`);
  }

  withdraw(text: string): void {
    this.messages.push(`withdraw ${text}`);
  }
}

/** Records the messages to the developer, and the causes of errors. */
export class RecordingLog implements Log {
  readonly lines: string[] = [];
  readonly causes: unknown[] = [];
  readonly failedCalls: string[] = [];

  failedCall(call: string): void {
    this.failedCalls.push(call);
  }

  info(text: string): void {
    this.lines.push(`info ${text}`);
  }

  error(text: string, cause?: unknown): void {
    this.lines.push(`error ${text}`);
    this.causes.push(cause);
  }
}

/** The loader that every page uses, with a log that the test can read. */
export function aLoader(log = new RecordingLog()): Loader {
  return new Loader(new ErrorReporter(new RecordingNotifier(), log));
}
