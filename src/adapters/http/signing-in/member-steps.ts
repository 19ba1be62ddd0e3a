import { EMPTY, type Observable, switchMap, throwError } from 'rxjs';

import type { AppError } from '../../../domain/errors/app-error.js';
import type { MemberStepsGateway, ProvenMobile } from '../../../domain/ports/sign-in-gateway.js';
import type { FaceTicket } from '../../../domain/signing-in/tickets.js';
import type { HttpClient } from '../client/http-client.js';
import { asRecord, integer, nonEmptyText, required } from '../client/json-readers.js';
import { writeProof } from './proof.js';

const VERIFIED = 9;

/** docs/api/signing-in.md#start-the-face-check, the start. */
function decodeFaceTicket(data: unknown): FaceTicket {
  const ticket = asRecord(data);
  return {
    url: required(nonEmptyText(ticket?.['url']), 'face.url'),
    ruleId: required(nonEmptyText(ticket?.['rule_id']), 'face.rule_id'),
    bizToken: required(nonEmptyText(ticket?.['biz_token']), 'face.biz_token'),
  };
}

/** docs/api/signing-in.md#query-the-face-check, the status: whether the member is verified. */
function decodeFaceVerified(data: unknown): boolean {
  return required(integer(asRecord(data)?.['status']), 'face.status') === VERIFIED;
}

const FACE_CHECK_PATH = '/api/v3/member/tencent/faceVerify';

export class HttpMemberStepsGateway implements MemberStepsGateway {
  constructor(private readonly http: HttpClient) {}

  bindMobile(proof: ProvenMobile): Observable<never> {
    return this.http.send({ method: 'POST', path: '/api/v2/member/detail/mobile', body: writeProof(proof) });
  }

  startFaceCheck(): Observable<FaceTicket> {
    // 'PC': on the phone the server shows its own success page.
    return this.http.request({ method: 'POST', path: FACE_CHECK_PATH, body: { s_url: 'PC' } }, decodeFaceTicket);
  }

  faceCheck({ ruleId, bizToken }: FaceTicket): Observable<never> {
    const query = { rule_id: ruleId, biz_token: bizToken };
    return this.http
      .request({ method: 'GET', path: FACE_CHECK_PATH, query }, decodeFaceVerified)
      .pipe(switchMap((verified) => (verified ? EMPTY : throwError((): AppError => ({ kind: 'not-yet' })))));
  }

  agree(): Observable<never> {
    const body = { user_agreement_agreed: true, privacy_policy_agreed: true };
    return this.http.send({ method: 'POST', path: '/api/v2/member/agreement/agree', body });
  }
}
