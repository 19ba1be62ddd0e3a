import { catchError, defer, map, type Observable, of } from 'rxjs';

import type { SharedPage, ShareSheet } from '../../domain/ports/share-sheet.js';

/** The parts of the window that are needed here. */
export interface ShareWindow {
  readonly navigator: { readonly share?: Navigator['share'] };
}

/** The Web Share API. */
export class WebShareSheet implements ShareSheet {
  constructor(private readonly window: ShareWindow) {}

  get isAvailable(): boolean {
    return this.window.navigator.share !== undefined;
  }

  open({ title, url }: SharedPage): Observable<boolean> {
    return defer(async () => this.window.navigator.share?.({ title, url })).pipe(
      map(() => true),
      // The visitor closed the sheet; every other error means that it did not open.
      catchError((thrown: unknown) => of(thrown instanceof DOMException && thrown.name === 'AbortError')),
    );
  }
}
