import { defer, type Observable, of } from 'rxjs';

import type { SharedPage, ShareSheet } from '../../../domain/ports/share-sheet.js';

/** A desktop browser until `isAvailable` is set. */
export class MemoryShareSheet implements ShareSheet {
  isAvailable = false;
  private readonly pages: SharedPage[] = [];

  get shared(): readonly SharedPage[] {
    return this.pages;
  }

  open(page: SharedPage): Observable<boolean> {
    return defer(() => {
      if (this.isAvailable) this.pages.push(page);
      return of(this.isAvailable);
    });
  }
}
