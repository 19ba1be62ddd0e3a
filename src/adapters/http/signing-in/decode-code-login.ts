import type { CodeLoginOutcome } from '../../../domain/signing-in/code-login-outcome.js';
import { decodeToken } from './decode-token.js';
import { asFlag, asRecord, nonEmptyText, MalformedAnswer } from '../client/json-readers.js';

/**
 * API 2.10: a session, or somebody new who is to give a mobile. Spec §7 promises no code with the latter: it is then
 * `loginCode`, the one that was asked about.
 */
export function decodeCodeLogin(data: unknown, loginCode: string): CodeLoginOutcome {
  const answer = asRecord(data);
  if (asFlag(answer?.['success'])) return { kind: 'signed-in', token: decodeToken(answer) };
  if (answer?.['action'] !== 'bind_mobile') throw new MalformedAnswer('codeLogin');
  return { kind: 'bind-mobile', code: nonEmptyText(answer['code']) ?? loginCode };
}
