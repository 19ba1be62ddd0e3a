/**
 * A response that redirects the browser. Used only for calls that the browser navigates to
 * (docs/api/signing-in.md#qq-login).
 */
export class Redirect {
  constructor(readonly to: string) {}
}
