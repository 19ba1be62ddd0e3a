import { isAppError } from '../../domain/errors/app-error.js';
import type { Log } from '../../domain/ports/notifier.js';
import type { ReportError } from '../../domain/site/error-report.js';

/**
 * Logs to the browser's console. An error's text is a line of its own, verbatim, so that an operator can search for it;
 * its cause follows on the next line. Tokens are removed. Errors are also reported to the operator.
 */
export class ConsoleLog implements Log {
  constructor(
    private readonly console: Pick<Console, 'info' | 'error'>,
    private readonly report: ReportError = () => undefined,
  ) {}

  info(text: string): void {
    this.console.info(withoutTokens(text));
  }

  error(text: string, cause?: unknown): void {
    this.console.error(withoutTokens(text));
    if (cause !== undefined) this.console.info(withoutTokens(describeCause(cause)));
    this.report('site', withoutTokens(text), isAppError(cause) && cause.kind === 'fault' ? cause.cause : cause);
  }

  failedCall(call: string): void {
    this.report('call', call);
  }
}

/**
 * Only a description of the cause is logged, never the object itself: its other properties may contain private data.
 */
function describeCause(cause: unknown): string {
  if (isAppError(cause)) return cause.kind === 'fault' ? describeCause(cause.cause) : JSON.stringify(cause);
  return cause instanceof Error ? (cause.stack ?? String(cause)) : typeof cause;
}

/** Removes the tokens of docs/api/README.md#tokens anywhere in the text, and what follows `Bearer` or `token=`. */
function withoutTokens(text: string): string {
  return text.replace(/\bey[\w-]+\.[\w-]+\.[\w-]+/g, '…').replace(/(\bBearer\s+|\btoken=)[^\s&#"]+/gi, '$1…');
}
