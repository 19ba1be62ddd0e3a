import { ignoreElements, type Observable } from 'rxjs';

import type { FaceTicket } from '../../../domain/signing-in/face-ticket.js';
import type { MemberStepsGateway } from '../../../domain/ports/server/member-steps-gateway.port.js';
import type { CourseSite } from '../engine/course-site.js';
import type { MemoryNetwork } from '../network/memory-network.js';

/** The server's own page after a face check (API 2.21). */
const SERVERS_OWN_PAGE = 'PC';

export class MemoryMemberStepsGateway implements MemberStepsGateway {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {}

  bindMobile(proof: { readonly mobile: string; readonly smsCode: string }): Observable<never> {
    return this.network
      .ask('bindMobile', (token) => {
        this.site.steps.bindMobile(token, proof);
      })
      .pipe(ignoreElements());
  }

  startFaceCheck(): Observable<FaceTicket> {
    return this.network.ask('faceStart', (token) => {
      const { url, ruleId, bizToken } = this.site.steps.startFaceCheck(token, SERVERS_OWN_PAGE);
      return { url, ruleId, bizToken };
    });
  }

  faceCheck(ticket: FaceTicket): Observable<never> {
    return this.network
      .ask('faceStatus', (token) => {
        this.site.steps.faceCheck(token, ticket);
      })
      .pipe(ignoreElements());
  }

  agree(): Observable<never> {
    return this.network
      .ask('agree', (token) => {
        this.site.steps.agree(token);
      })
      .pipe(ignoreElements());
  }
}
