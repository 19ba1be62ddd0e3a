import { asAppError } from './app-error.js';

/** Whether the server has refused with this text, which is all that tells one refusal from another. */
export function isRefusedWith(thrown: unknown, message: string): boolean {
  const error = asAppError(thrown);
  return error.kind === 'refused' && error.message === message;
}
