// jsdom has no types of its own; these are the parts that the tests use.
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: JSDOMOptions);
    readonly window: Window & Pick<typeof globalThis, 'Event' | 'MouseEvent' | 'eval'>;
  }

  interface JSDOMOptions {
    readonly url: string;
    /** The code of a test may run in the window; that of the page may not. */
    readonly runScripts?: 'outside-only';
    readonly virtualConsole?: VirtualConsole;
  }

  /** Drops what jsdom reports unless a listener is added. */
  export class VirtualConsole {
    on(event: string, listener: (message: unknown) => void): this;
  }
}
