import type { Door } from './door.js';
import { refused } from './refusal.js';
import { SOMETHING_WRONG } from './server-words.js';
import type { Tokens } from './tokens.js';

/** Opens and closes sessions. Registration, sign-in and reset find their place here. */
export class Accounts {
  constructor(
    private readonly door: Door,
    private readonly tokens: Tokens,
  ) {}

  /**
   * Makes the token worthless (API 2.8). Throws a `Refusal` when it already is, and when it came by another
   * way than the `Authorization` header.
   */
  signOut(token: string | undefined, inHeader = true): void {
    this.door.enter(token);
    if (!inHeader) throw refused(SOMETHING_WRONG);
    if (token !== undefined) this.tokens.revoke(token);
  }
}
