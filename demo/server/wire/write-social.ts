import type { ScanOutcome } from '../../../src/adapters/memory/server/signing-in/social-sign-ins.js';

/**
 * The three forms of `success` (docs/api/signing-in.md#code-login, docs/api/scan.md#poll-a-scan-generation-1). This API
 * cannot report "expired", so the client polls on.
 */
export function writeSocial(outcome: ScanOutcome) {
  switch (outcome.kind) {
    case 'signed-in':
      return { success: 1, token: outcome.token };
    case 'bind-mobile':
      return { success: 0, action: 'bind_mobile', code: outcome.code };
    case 'waiting':
    case 'expired':
      return { success: -1 };
  }
}
