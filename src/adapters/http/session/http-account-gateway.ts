import type { Observable } from 'rxjs';

import type { AccountGateway } from '../../../domain/ports/server/account-gateway.port.js';
import type { HttpClient } from '../client/http-client.js';

export class HttpAccountGateway implements AccountGateway {
  constructor(private readonly http: HttpClient) {}

  signOut(): Observable<never> {
    return this.http.send({ method: 'POST', path: '/api/v2/logout', body: {}, outlivesPage: true });
  }
}
