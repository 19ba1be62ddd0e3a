import { defer, EMPTY, Observable } from 'rxjs';

import type { Leisure } from '../../domain/ports/browser/leisure.port.js';

declare global {
  interface Navigator {
    /** Not every browser tells of its line. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** The part of a window that this needs; not every browser tells of its leisure. */
export interface IdlingBrowser {
  readonly navigator: Pick<globalThis.Navigator, 'connection'>;
  readonly requestIdleCallback?: ((work: () => void) => number) | undefined;
  readonly cancelIdleCallback?: ((handle: number) => void) | undefined;
}

/** What the browser says of itself. One that cannot tell when it is idle fetches nothing ahead. */
export class WebLeisure implements Leisure {
  constructor(private readonly browser: IdlingBrowser) {}

  moment(): Observable<void> {
    return defer(() => (this.isDear() ? EMPTY : this.idle()));
  }

  private isDear(): boolean {
    const { saveData = false, effectiveType = '' } = this.browser.navigator.connection ?? {};
    return saveData || effectiveType.endsWith('2g');
  }

  private idle(): Observable<void> {
    const { browser } = this;
    return new Observable((subscriber) => {
      const handle = browser.requestIdleCallback?.(() => {
        subscriber.next();
        subscriber.complete();
      });
      if (handle === undefined) subscriber.complete();
      return () => {
        if (handle !== undefined) browser.cancelIdleCallback?.(handle);
      };
    });
  }
}
