import { asAppError } from '../../domain/errors/app-error.js';
import { SEARCH_OFF } from './server-words.js';

/** The first generation refuses a search that it has no engine for; the second finds nothing (pages API 3.22). */
export function isSearchOff(thrown: unknown): boolean {
  const error = asAppError(thrown);
  return error.kind === 'refused' && error.message === SEARCH_OFF;
}
