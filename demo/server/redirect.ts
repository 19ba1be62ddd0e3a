/**
 * An answer that sends the browser elsewhere. Only calls that a window navigates to give it
 * (docs/api/signing-in.md#qq-login).
 */
export class Redirect {
  constructor(readonly to: string) {}
}
