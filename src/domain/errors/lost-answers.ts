import { catchError, defer, mergeMap, type MonoTypeOperatorFunction, type Observable, of, tap, throwError } from 'rxjs';

import { asAppError, isRefusal } from './app-error.js';

/**
 * After a failure that leaves open whether the action has happened, `found$` asks the server
 * (docs/spec/errors.md#lost-answers): its value is the result; `undefined`, or no answer, means that the failure stays.
 */
export function orFound<T>(found$: Observable<T | undefined>): MonoTypeOperatorFunction<T> {
  return catchError((thrown: unknown) => {
    const fails$ = throwError(() => thrown);
    if (isRefusal(asAppError(thrown))) return fails$;
    return found$.pipe(
      catchError(() => of(undefined)),
      mergeMap((found) => (found === undefined ? fails$ : of(found))),
    );
  });
}

/**
 * Actions that must not happen twice, as long as the document lives (docs/spec/errors.md#lost-answers). Before an
 * action whose answer was lost is sent again, the server is asked about it.
 */
export class LostAnswers<T> {
  /** How to ask about each action that may have happened, by its form. */
  private readonly checks = new Map<string, { readonly key: string; readonly check$: Observable<T | undefined> }>();

  /**
   * `key` names the action with all that decides whether it is the same one; `found$` emits once what it has made.
   * `form` is where it is sent from: the next action from there, even another one, asks about it first. Cold; the result
   * is that of `action$`, of `found$`, or what the earlier action from this form has made. Fails with the action's `AppError`, or
   * with that of the check.
   */
  perform(key: string, action$: Observable<T>, found$: Observable<T | undefined>, form = key): Observable<T> {
    return defer(() => {
      const lost = this.checks.get(form);
      const lost$ = lost?.check$;
      // The first check of an action is the one that knows the state before it.
      const check$ = lost?.key === key ? lost.check$ : found$;
      const sent$ = defer(() => {
        // Before sending: unsubscribing does not stop what the server is already doing.
        this.checks.set(form, { key, check$ });
        return action$;
      }).pipe(orFound(check$));
      const result$ = lost$?.pipe(mergeMap((found) => (found === undefined ? sent$ : of(found)))) ?? sent$;
      return result$.pipe(
        tap({
          // The caller may end at the value.
          next: () => this.checks.delete(form),
          complete: () => this.checks.delete(form),
          error: (thrown: unknown) => {
            if (isRefusal(asAppError(thrown))) this.checks.delete(form);
          },
        }),
      );
    });
  }
}
