import { isRefusedWith } from '../../domain/errors/known-refusal.js';
import { BAD_PARAMETERS } from './strings.js';

/** Whether the server does not know the key of a scan, or no longer (docs/api/scan.md#poll-a-scan-generation-2). */
export function meansExpired(thrown: unknown): boolean {
  return isRefusedWith(thrown, BAD_PARAMETERS);
}
