import { defer, fromEvent, merge, type Observable, type SchedulerLike, take, timer } from 'rxjs';

/** A script that has not arrived after this time is no longer waited for. */
const SCRIPT_LIMIT_MS = 10_000;

/** Adds a script to the document. Cold; emits once, when it has run, has failed, or takes too long. Never fails. */
export function loadScript(address: string, document: Document, time: SchedulerLike): Observable<unknown> {
  return defer(() => {
    const script = document.createElement('script');
    script.src = address;
    const ends$ = merge(fromEvent(script, 'load'), fromEvent(script, 'error'), timer(SCRIPT_LIMIT_MS, time));
    document.head.append(script);
    return ends$.pipe(take(1));
  });
}
