import { type AppError, isTransientAtStartUp } from './app-error.js';

/**
 * Whether the server has said no, so that what it was asked to do is not done. Of everything else nobody knows how far it
 * got: an exception of the server, a proxy that gave up, an answer that was cut.
 */
export function isRefusal(error: AppError): boolean {
  switch (error.kind) {
    case 'too-many':
    case 'unauthorized':
    case 'missing':
    case 'no-route':
      return true;
    case 'refused':
      return !isTransientAtStartUp(error);
    default:
      return false;
  }
}
