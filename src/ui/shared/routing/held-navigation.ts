import { createPath, type Navigator as RouterNavigator, type To } from 'react-router-dom';
import {
  BehaviorSubject,
  catchError,
  defer,
  finalize,
  ignoreElements,
  merge,
  type Observable,
  type ObservableInput,
  of,
  type SchedulerLike,
  skip,
  Subject,
  switchMap,
  take,
  takeUntil,
  tap,
  timer,
} from 'rxjs';

import { type Behavior, readOnly } from '../../../domain/kernel/streams.js';
import { NAVIGATION_HOLD_MS } from '../../../domain/site/limits.js';
import type { PageNavigator } from '../../../domain/ports/navigator.js';

interface NavigationRequest {
  readonly to: string;
  readonly how: 'push' | 'replace';
  readonly code: () => ObservableInput<unknown>;
}

/** Returns a function that loads the code of the page at an address; `undefined` when there is nothing to wait for. */
export type PageCodeLookup = (to: string) => NavigationRequest['code'] | undefined;

/**
 * Opens what React Router's links and `useNavigate` lead to. The current page stays visible until the code of the next
 * page is loaded or has failed, at most `NAVIGATION_HOLD_MS`; any other navigation cancels it
 * (docs/spec/start-and-routes.md#held-navigation, docs/decisions/0004-router-fed-by-a-port.md).
 */
export class HeldNavigation implements RouterNavigator {
  /** The pending location; `undefined` when no navigation is held. */
  readonly pendingLocation$: Behavior<string | undefined>;
  private readonly pendingLocation = new BehaviorSubject<string | undefined>(undefined);
  private readonly requests = new Subject<NavigationRequest>();

  constructor(
    private readonly port: Pick<PageNavigator, 'go' | 'travel' | 'location$'>,
    private readonly time: SchedulerLike,
    private readonly codeAt: PageCodeLookup,
  ) {
    this.pendingLocation$ = readOnly(this.pendingLocation);
  }

  // React Router calls these two without their object.
  readonly push = (to: To): void => {
    this.open(this.createHref(to), 'push');
  };

  readonly replace = (to: To): void => {
    this.open(this.createHref(to), 'replace');
  };

  go(steps: number): void {
    this.port.travel(steps);
  }

  createHref(to: To): string {
    return typeof to === 'string' ? to : createPath(to);
  }

  /** Performs the held navigations. Cold; emits nothing, never completes; unsubscribing cancels the pending one. */
  run(): Observable<never> {
    return this.requests.pipe(switchMap((request) => this.hold(request)));
  }

  private open(to: string, how: 'push' | 'replace'): void {
    const code = this.codeAt(to);
    if (code === undefined) this.port.go(to, how);
    else if (to !== this.pendingLocation.value) this.requests.next({ to, how, code });
  }

  private hold({ to, how, code }: NavigationRequest): Observable<never> {
    return defer(() => {
      this.pendingLocation.next(to);
      const lost = catchError(() => of(undefined));
      return merge(defer(code).pipe(lost), timer(NAVIGATION_HOLD_MS, this.time));
    }).pipe(
      take(1),
      takeUntil(this.port.location$.pipe(skip(1))),
      finalize(() => {
        this.pendingLocation.next(undefined);
      }),
      tap(() => {
        this.port.go(to, how);
      }),
      ignoreElements(),
    );
  }
}
