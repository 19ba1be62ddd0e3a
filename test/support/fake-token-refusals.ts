import { Subject } from 'rxjs';

import type { TokenRefusals } from '../../src/domain/ports/server/account-gateway.js';

/** A transport that refuses the token when a test says so. */
export class FakeTokenRefusals implements TokenRefusals {
  readonly refused$ = new Subject<void>();
}
