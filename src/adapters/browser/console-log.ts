import { isAppError } from '../../domain/errors/app-error.js';
import type { Log } from '../../domain/ports/browser/notifier.js';

/**
 * The console of the browser. The text of an error stands alone, word for word, so that an operator can search for
 * it; its cause follows on a line of its own. Nothing that looks like a token gets through.
 */
export class ConsoleLog implements Log {
  constructor(private readonly console: Pick<Console, 'info' | 'error'>) {}

  info(text: string): void {
    this.console.info(withoutTokens(text));
  }

  error(text: string, cause?: unknown): void {
    this.console.error(withoutTokens(text));
    if (cause !== undefined) this.console.info(withoutTokens(described(cause)));
  }
}

/** Causes are described and never handed over whole: what else hangs on them is nobody's business. */
function described(cause: unknown): string {
  if (isAppError(cause)) return cause.kind === 'fault' ? described(cause.cause) : JSON.stringify(cause);
  return cause instanceof Error ? (cause.stack ?? String(cause)) : typeof cause;
}

/** Tokens of API 1.7, wherever they stand, and whatever follows `Bearer` or `token=`. */
function withoutTokens(text: string): string {
  return text.replace(/\bey[\w-]+\.[\w-]+\.[\w-]+/g, '…').replace(/(\bBearer\s+|\btoken=)[^\s&#"]+/gi, '$1…');
}
