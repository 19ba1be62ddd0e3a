import type { AppError } from '../../domain/errors/app-error.js';
import { reactionTo } from '../../domain/errors/error-catalogue.js';

/** What the error catalogue tells the visitor about an error, in place rather than as a toast; `otherwise` when it keeps silent. */
export function faultWords(error: AppError, otherwise: string): string {
  const reaction = reactionTo(error);
  return reaction.kind === 'tell' || reaction.kind === 'sign-in-again' ? reaction.text : otherwise;
}
