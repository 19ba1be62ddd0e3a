import { token } from '../../kernel/token.js';

/** `shown` is for the eyes alone: something else says the same aloud. */
export type Voice = 'spoken' | 'shown';

/** Says something in passing (design/ui.md: toasts). Immediate, never throws; equal texts are shown once at a time. */
export interface Notifier {
  success(text: string): void;
  /** `spoken` unless told otherwise. */
  error(text: string, voice?: Voice): void;
  /** Takes an error off the screen that holds no more; where it is gone already, nothing happens. */
  withdraw(text: string): void;
}

export const NOTIFIER = token<Notifier>('Notifier');

/** Speaks to the developer, not to the visitor. Immediate, never throws; never handed a token. */
export interface Log {
  info(text: string): void;
  error(text: string, cause?: unknown): void;
}

export const LOG = token<Log>('Log');
