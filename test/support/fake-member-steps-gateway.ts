import { defer, type Observable } from 'rxjs';

import type { FaceTicket } from '../../src/domain/signing-in/tickets.js';
import type { MemberStepsGateway } from '../../src/domain/ports/server/sign-in-gateway.js';
import { Question } from './question.js';

export class FakeMemberStepsGateway implements MemberStepsGateway {
  readonly bindings = new Question<never>();
  readonly proofs: unknown[] = [];
  readonly tickets = new Question<FaceTicket>();
  readonly checks = new Question<never>();
  /** The tickets that were asked about. */
  readonly checked: FaceTicket[] = [];

  readonly consents = new Question<never>();

  bindMobile(proof: unknown): Observable<never> {
    return defer(() => {
      this.proofs.push(proof);
      return this.bindings.ask();
    });
  }

  startFaceCheck(): Observable<FaceTicket> {
    return this.tickets.ask();
  }

  faceCheck(ticket: FaceTicket): Observable<never> {
    return defer(() => {
      this.checked.push(ticket);
      return this.checks.ask();
    });
  }

  agree(): Observable<never> {
    return this.consents.ask();
  }
}

export function aFaceTicket(ruleId = '1'): FaceTicket {
  return { url: `https://face.example/${ruleId}`, ruleId, bizToken: `biz ${ruleId}` };
}
