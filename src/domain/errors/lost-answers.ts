import {
  catchError,
  defer,
  map,
  mergeMap,
  type MonoTypeOperatorFunction,
  type Observable,
  of,
  type OperatorFunction,
  tap,
  throwError,
} from 'rxjs';

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

/** For a `found$` about a change: `true` where the server now has it. */
export function foundIf<T>(isChanged: (now: T) => boolean): OperatorFunction<T, true | undefined> {
  return map((now) => isChanged(now) || undefined);
}

/**
 * Actions that must not happen twice, as long as the document lives (docs/spec/errors.md#lost-answers): before one whose
 * answer was lost is sent again, the server is asked about it. An order asks in its own way: `findLostOrder`
 * (src/domain/orders/lost-order-steps.ts).
 */
export class LostAnswers<T> {
  /** The actions that may have happened. Without `check$` each attempt asks in its own way. */
  private readonly lost = new Map<string, { readonly key: string; readonly check$?: Observable<T | undefined> }>();

  /**
   * `key` names the action with all that decides whether it is the same one, and no secret: it is all that is kept.
   * `found$` emits once what the action has made. Of a `form`, where the action is sent from, `found$` is kept too: the
   * next action from there, even another one, asks about it first. Cold; the result is that of `action$`, of `found$`, or
   * what the earlier action from this form has made. Fails with the action's `AppError`, or with that of the check.
   */
  perform(key: string, action$: Observable<T>, found$: Observable<T | undefined>, form?: string): Observable<T> {
    return defer(() => {
      const name = form ?? key;
      const lost = this.lost.get(name);
      const earlier$ = lost?.check$ ?? found$;
      // The first check of an action is the one that knows the state before it.
      const check$ = lost?.key === key ? earlier$ : found$;
      const sent$ = defer(() => {
        // Before sending: unsubscribing does not stop what the server is already doing.
        this.lost.set(name, { key, ...(form !== undefined && { check$ }) });
        return action$;
      }).pipe(orFound(check$));
      const result$ = lost ? earlier$.pipe(mergeMap((found) => (found === undefined ? sent$ : of(found)))) : sent$;
      return result$.pipe(
        tap({
          // The caller may end at the value.
          next: () => this.lost.delete(name),
          complete: () => this.lost.delete(name),
          error: (thrown: unknown) => {
            if (isRefusal(asAppError(thrown))) this.lost.delete(name);
          },
        }),
      );
    });
  }
}
