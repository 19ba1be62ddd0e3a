/** An answer that sends the browser elsewhere. Only calls that a window navigates to give it (API 2.9). */
export class Redirect {
  constructor(readonly to: string) {}
}
