import { token } from '../kernel/token.js';

/** `visual-only` is not announced to screen readers, because other text with the same content is. */
export type ToastMode = 'announced' | 'visual-only';

/**
 * Shows short messages (docs/spec/errors.md#toasts). Synchronous, never throws. A text that is already visible is not
 * shown twice.
 */
export interface Notifier {
  success(text: string): void;
  /** `mode` is `announced` by default. */
  error(text: string, mode?: ToastMode): void;
  /** Removes an error that no longer applies. Does nothing when it is not visible. */
  withdraw(text: string): void;
}

export const NOTIFIER = token<Notifier>('Notifier');

/**
 * Writes to the console for developers, and counts errors for the operator (docs/settings.md#错误). Synchronous, never
 * throws. Callers must never pass a token or a text of the visitor.
 */
export interface Log {
  info(text: string): void;
  error(text: string, cause?: unknown): void;
  /** A call that failed for good: counted for the operator, not written, because the browser has written it. */
  failedCall(call: string): void;
}

export const LOG = token<Log>('Log');
