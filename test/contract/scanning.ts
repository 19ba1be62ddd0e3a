import type { CourseSite } from '../../src/adapters/memory/server/course-site.js';
import { SCAN_GATEWAY, SIGN_IN_GATEWAY } from '../../src/domain/ports/sign-in-gateway.js';
import type { CodeLoginOutcome } from '../../src/domain/signing-in/tickets.js';
import { answerOf } from './answers.js';
import type { ServerRig } from './server-rig.js';
import { newest } from './sign-in-helpers.js';

/** Opens a ticket on the server, without an adapter. */
export function openOnTheSite({ settings, scans, scanKeys }: CourseSite): void {
  if (settings.value.generation === 1) scans.open();
  else scanKeys.open('login', 'https://api.example');
}

export function newestTicket({ site }: ServerRig): string {
  return newest(site.controls.signingIn.scans$);
}

/** The result of a scanned ticket: the one that the scan returns, or that of the login code that it returns. */
export async function outcomeOf(rig: ServerRig, ticket: string): Promise<CodeLoginOutcome> {
  const scanned = await answerOf(rig.resolve(SCAN_GATEWAY).status(ticket));
  switch (scanned.kind) {
    case 'waiting':
    case 'expired':
      throw new Error(scanned.kind);
    case 'login-code':
      return answerOf(rig.resolve(SIGN_IN_GATEWAY).withLoginCode({ loginCode: scanned.loginCode, msv: '' }));
    case 'signed-in':
    case 'bind-mobile':
      return scanned;
  }
}

/** The code with which a scanned account without a mobile binds one. */
export async function codeToBindWith(rig: ServerRig, ticket: string): Promise<string> {
  const outcome = await outcomeOf(rig, ticket);
  if (outcome.kind !== 'bind-mobile') throw new Error(outcome.kind);
  return outcome.code;
}
