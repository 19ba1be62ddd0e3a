import type { Observable } from 'rxjs';

import type { ImageFile } from '../../../domain/member/avatar.js';
import type { ProfileGateway } from '../../../domain/ports/profile-gateway.js';
import type { ProvenMobile } from '../../../domain/ports/sign-in-gateway.js';
import type { HttpClient } from '../client/http-client.js';
import { asRecord, nonEmptyText, required } from '../client/json-readers.js';
import { writeProof } from '../signing-in/proof.js';

export class HttpProfileGateway implements ProfileGateway {
  constructor(private readonly http: HttpClient) {}

  changeNickname(name: string): Observable<never> {
    return this.http.send({ method: 'POST', path: '/api/v2/member/detail/nickname', body: { nick_name: name } });
  }

  changePassword({ password, ...proof }: ProvenMobile & { readonly password: string }): Observable<never> {
    return this.http.send({
      method: 'POST',
      path: '/api/v2/member/detail/password',
      body: { ...writeProof(proof), password },
    });
  }

  changeAvatar({ name, mediaType, bytes }: ImageFile): Observable<never> {
    const form = new FormData();
    form.append('file', new Blob([bytes], { type: mediaType }), name);
    return this.http.send({ method: 'POST', path: '/api/v2/member/detail/avatar', form });
  }

  proveMobile(proof: ProvenMobile): Observable<string> {
    return this.http.request({ method: 'POST', path: '/api/v2/member/verify', body: writeProof(proof) }, (data) =>
      required(nonEmptyText(asRecord(data)?.['sign']), 'verify.sign'),
    );
  }

  changeMobile({ proof, ...proven }: ProvenMobile & { readonly proof: string }): Observable<never> {
    return this.http.send({
      method: 'PUT',
      path: '/api/v2/member/mobile',
      body: { ...writeProof(proven), sign: proof },
    });
  }

  requestDeletion(): Observable<never> {
    return this.http.send({ method: 'POST', path: '/api/v3/member/destroy', body: {} });
  }
}
