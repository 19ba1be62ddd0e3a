import type { Observable } from 'rxjs';

import type { AccountGateway } from '../../src/domain/ports/server/account-gateway.js';
import type { VisitStore } from '../../src/domain/ports/browser/visit-store.js';
import { Question } from './question.js';

/** Notes which token a sign-out was asked with. */
export class FakeAccountGateway implements AccountGateway {
  readonly signOuts = new Question<never>();
  readonly tokens: (string | undefined)[] = [];

  constructor(private readonly store: VisitStore) {}

  signOut(): Observable<never> {
    this.tokens.push(this.store.read('token'));
    return this.signOuts.ask();
  }
}
