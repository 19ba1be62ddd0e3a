import { ignoreElements, type Observable } from 'rxjs';

import type { CourseSite } from '../engine/course-site.js';
import type { MemoryNetwork } from '../network/memory-network.js';

/** Links the account that a login code stands for (API 2.22). Emits nothing. */
export function bindWithCode(site: CourseSite, network: MemoryNetwork, loginCode: string): Observable<never> {
  return network
    .ask('linkSocial', (token) => {
      site.pages.linkedAccounts.bind(token, loginCode);
    })
    .pipe(ignoreElements());
}
