import { catchError, defer, from, map, type Observable, of } from 'rxjs';

import type { SharedPage, ShareSheet } from '../../domain/ports/browser/share-sheet.js';

/** The parts of the window that are needed here. */
export interface ShareWindow {
  readonly navigator: Pick<Navigator, 'share'> | Readonly<Record<never, never>>;
  readonly matchMedia: (query: string) => Pick<MediaQueryList, 'matches'>;
}

/** The Web Share API. Desktop browsers have it too, but there a link and a QR code are of more use. */
export class WebShareSheet implements ShareSheet {
  constructor(private readonly window: ShareWindow) {}

  get isAvailable(): boolean {
    return 'share' in this.window.navigator && this.window.matchMedia('(pointer: coarse)').matches;
  }

  open({ title, url }: SharedPage): Observable<boolean> {
    return defer(() => {
      const { navigator } = this.window;
      return 'share' in navigator ? from(navigator.share({ title, url })) : of(undefined);
    }).pipe(
      map(() => true),
      // The visitor closed the sheet; every other error means that it did not open.
      catchError((thrown: unknown) => of(thrown instanceof DOMException && thrown.name === 'AbortError')),
    );
  }
}
