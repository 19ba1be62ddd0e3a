import type { AppError } from './app-error.js';

/** Faults that may be over in a moment, so that asking again makes sense (clarifications §3). */
export function isTransient(error: AppError): boolean {
  switch (error.kind) {
    case 'offline':
    case 'timeout':
    case 'too-many':
      return true;
    case 'broken':
      return error.status >= 500;
    default:
      return false;
  }
}
