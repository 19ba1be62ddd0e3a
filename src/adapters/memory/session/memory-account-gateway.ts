import { ignoreElements, type Observable } from 'rxjs';

import type { AccountGateway } from '../../../domain/ports/server/account-gateway.port.js';
import type { CourseSite } from '../engine/course-site.js';
import type { MemoryNetwork } from '../network/memory-network.js';

export class MemoryAccountGateway implements AccountGateway {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {}

  signOut(): Observable<never> {
    return this.network
      .ask('logout', (token) => {
        this.site.accounts.signOut(token);
      })
      .pipe(ignoreElements());
  }
}
