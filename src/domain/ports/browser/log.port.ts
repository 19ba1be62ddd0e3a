import { token } from '../../kernel/token.js';

/** Speaks to the developer, not to the visitor. Immediate, never throws; never handed a token. */
export interface Log {
  info(text: string): void;
  error(text: string, cause?: unknown): void;
}

export const LOG = token<Log>('Log');
