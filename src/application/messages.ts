import {
  BehaviorSubject,
  combineLatest,
  defer,
  filter,
  map,
  merge,
  type Observable,
  type SchedulerLike,
  skip,
  Subject,
  tap,
} from 'rxjs';

import { asAppError } from '../domain/errors/app-error.js';
import type { Loading } from '../domain/kernel/loading.js';
import type { Behavior } from '../domain/kernel/streams.js';
import { token } from '../domain/kernel/token.js';
import { MESSAGES_A_PAGE } from '../domain/messages.js';
import { type MemberMessage, withRead } from '../domain/messages.js';
import { type Page, readPage } from '../domain/kernel/paging.js';
import type { PageNavigator } from '../domain/ports/navigator.js';
import type { VisitStore } from '../domain/ports/visit-store.js';
import type { MemberMessagesGateway } from '../domain/ports/message-gateway.js';
import type { Session } from '../domain/session/session.js';
import type { UnreadRefresh } from './session/unread-refresh.js';
import type { ErrorReporter } from './site/error-reporter.js';
import type { Loader } from './site/loader.js';
import { locationsOf } from './site/route-locations.js';

/** The stored value when all messages were read; no message id begins like this. */
const ALL = 'all ';

/**
 * Reading messages (docs/spec/messages-and-points.md#marking-as-read). A message counts as read at once, here and in
 * the header, and as unread again when the server refuses. The request continues after the visitor leaves the page.
 * Tabs notify each other through the store of the messages that were read.
 */
export class MemberMessages {
  /** The ids that were marked as read since their page was loaded, including pending requests. */
  private readonly readIds = new BehaviorSubject<ReadonlySet<string>>(new Set());

  constructor(
    private readonly gateway: MemberMessagesGateway,
    private readonly navigator: PageNavigator,
    private readonly loader: Loader,
    private readonly unread: UnreadRefresh,
    private readonly store: VisitStore,
    private readonly reporter: ErrorReporter,
    private readonly time: SchedulerLike,
    private readonly session: Pick<Session, 'memberId'>,
  ) {}

  /**
   * The number of unread messages according to the server's last answer, which may be old
   * (docs/api/session.md#unread-count).
   */
  get countedUnread$(): Behavior<number> {
    return this.unread.count$;
  }

  /** The page of the list that the location names, newest first. Cold; never fails, never completes. */
  shown(retry$: Observable<void>): Observable<Loading<Page<MemberMessage>>> {
    return defer(() => {
      const page$ = locationsOf('memberMessages', this.navigator).pipe(map(({ query }) => readPage(query)));
      const list$ = this.loader.loadList(
        page$,
        (page) => this.gateway.list({ page, size: MESSAGES_A_PAGE }),
        merge(retry$, this.allRead()),
      );
      return combineLatest([list$, this.readIds]).pipe(
        map(([list, ids]) => (list.kind === 'ready' ? { ...list, value: withRead(list.value, ids) } : list)),
      );
    });
  }

  /**
   * Marks a message as read, unless it is read already or the request is pending. A failure is shown to the visitor.
   */
  read({ id, isRead }: MemberMessage): void {
    if (isRead || this.readIds.value.has(id)) return;
    this.mark(this.gateway.markRead(id), [id], 1, id).subscribe({
      error: (thrown: unknown) => {
        this.reporter.report(asAppError(thrown));
      },
    });
  }

  /**
   * Marks all as read; the displayed ones (`ids`) at once. Hot: the request is sent by this call. Emits nothing; fails
   * with an `AppError`.
   */
  readAll(ids: readonly string[]): Observable<never> {
    const outcome = new Subject<never>();
    this.mark(this.gateway.markAllRead(), ids, this.unread.count$.value, `${ALL}${this.time.now()}`).subscribe(outcome);
    return outcome;
  }

  private mark(call$: Observable<never>, ids: readonly string[], count: number, what: string): Observable<never> {
    // A failure must not reset messages that another call marks.
    const own = ids.filter((id) => !this.readIds.value.has(id));
    const reader = this.session.memberId;
    this.recordRead(own);
    const restoreCount = this.unread.change(-count);
    return call$.pipe(
      tap({
        complete: () => {
          // After a sign-out nothing about that member is written to the store.
          if (this.session.memberId === reader) this.unread.refresh(what);
        },
        error: () => {
          this.readIds.next(new Set([...this.readIds.value].filter((id) => !own.includes(id))));
          restoreCount();
        },
      }),
    );
  }

  /**
   * Emits when all were read, here or in another tab. Then the list is requested again: only the server knows which
   * those were.
   */
  private allRead(): Observable<unknown> {
    return this.store.watch('messagesRead').pipe(
      skip(1),
      filter((what) => what !== undefined),
      tap((what) => {
        if (!what.startsWith(ALL)) this.recordRead([what]);
      }),
      filter((what) => what.startsWith(ALL)),
    );
  }

  private recordRead(ids: readonly string[]): void {
    this.readIds.next(new Set([...this.readIds.value, ...ids]));
  }
}

export const MEMBER_MESSAGES = token<MemberMessages>('MemberMessages');

declare module './site/lazy-services.js' {
  interface LazyServiceTypes {
    readonly messages: MemberMessages;
  }
}
