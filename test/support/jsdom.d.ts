// jsdom has no types of its own; these are the parts that the tests use.
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { readonly url: string });
    readonly window: Window & Pick<typeof globalThis, 'Event'>;
  }
}
