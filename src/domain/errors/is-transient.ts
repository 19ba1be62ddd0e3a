import type { AppError } from './app-error.js';
import { SERVER_EXCEPTION } from './words.js';

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

/** As above, and a real server says of every exception, a stopped database too, that it was one and no more. */
export function isTransientAtStartUp(error: AppError): boolean {
  return isTransient(error) || (error.kind === 'refused' && error.message === SERVER_EXCEPTION);
}
