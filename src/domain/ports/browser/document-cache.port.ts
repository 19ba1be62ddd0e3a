import type { Observable } from 'rxjs';

/** Where the browser keeps the document of the site for the next visit (issue 14, decision 18). */
export interface DocumentCache {
  /**
   * Has the document kept from now on; asking again changes nothing. Emits nothing, completes once the browser has
   * understood, also where it cannot keep anything; never fails. Cold.
   */
  keep(): Observable<never>;
}
