import {
  BehaviorSubject,
  catchError,
  combineLatest,
  defer,
  exhaustMap,
  filter,
  finalize,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  scan,
  startWith,
  Subject,
  switchMap,
  tap,
} from 'rxjs';

import type {
  PostedComment,
  CommentList,
  CommentReply,
  CommentStyle,
  CommentTarget,
} from '../../domain/comments/comment.js';
import {
  type VisibleComments,
  visibleComments,
  COLLAPSED,
  type Expansion,
} from '../../domain/comments/visible-comments.js';
import { asAppError } from '../../domain/errors/app-error.js';
import type { Loading } from '../../domain/kernel/loading.js';
import { shareLatest } from '../../domain/kernel/streams.js';
import type { ErrorReporter } from '../site/error-reporter.js';
import type { Loader } from '../site/loader.js';
import type { ResponseCache } from '../site/response-cache.js';
import { CommentWriting, type WritingTools } from './comment-writing.js';
import { type ExpandedState, type ExpandedLists, targetNameOf } from './thread-memory.js';

/** The dependencies of a thread. */
export interface ThreadTools extends WritingTools {
  readonly loader: Loader;
  readonly reporter: ErrorReporter;
  /** The lists that are shown again after Back, and how much of them was unfolded. */
  readonly cache: ResponseCache<CommentList>;
  readonly expanded: ExpandedLists;
}

/** The comments and replies that the visitor has requested in addition to those in the list. */
type RequestedReplies = Omit<ExpandedState, 'parts'>;

const NOTHING_EXPANDED: ExpandedState = { all: COLLAPSED, replies: new Map(), parts: 1 };

/** The comments on one course or lesson while the page shows them (docs/spec/comments.md#reading). */
export class CommentThread {
  /**
   * The list and what is unfolded in it. Cold: requests on subscription; unsubscribing cancels every request. Never
   * errors, never completes.
   */
  readonly state$: Observable<Loading<VisibleComments>>;
  /** What the member writes below this course or lesson. */
  readonly writing: CommentWriting;

  private readonly retries = new Subject<void>();
  private readonly name: string;
  private readonly before: ExpandedState;
  private readonly parts: BehaviorSubject<number>;
  private readonly openAll = new Subject<void>();
  private readonly openReplies = new Subject<string>();
  /** All posts that were shown here or have arrived; `undefined` before the first list. */
  private known: { readonly ids: Set<string>; readonly counts: Map<string | undefined, number> } | undefined;

  constructor(
    private readonly target: CommentTarget,
    private readonly tools: ThreadTools,
  ) {
    this.writing = new CommentWriting(target, tools, () => this.known);
    this.name = targetNameOf(target);
    this.before = tools.expanded.read(this.name) ?? NOTHING_EXPANDED;
    this.parts = new BehaviorSubject(this.before.parts);
    this.state$ = defer(() => this.states());
  }

  /** Requests the list again. */
  retry(): void {
    this.retries.next();
  }

  /** Shows the next part of the list, or requests all comments, whichever the style of the comments offers. */
  showMore(): void {
    this.parts.next(this.parts.value + 1);
    this.openAll.next();
  }

  /** Requests every reply to a comment. */
  showReplies(commentId: string): void {
    this.openReplies.next(commentId);
  }

  /** `count` is the number of all replies to the comment, or of all comments, of which `posts` may be the newest. */
  private remember(posts: readonly (PostedComment | CommentReply)[], count: number, commentId?: string): void {
    this.known ??= { ids: new Set(), counts: new Map() };
    this.known.counts.set(commentId, count);
    for (const post of posts) {
      this.known.ids.add(post.id);
      // Where a count is unknown, no post is newer for its number alone.
      if ('replies' in post) this.remember(post.replies, post.replyCount ?? Infinity, post.id);
    }
  }

  private states(): Observable<Loading<VisibleComments>> {
    const { gateway, loader, cache, ownPosts, expanded: expandedLists } = this.tools;
    const again$ = merge(this.retries, ownPosts.published(this.target));
    const list$ = loader
      .loadList(
        of(this.target),
        (target) => gateway.newest(target),
        again$,
        () => cache.wrap(this.name),
      )
      .pipe(
        tap((list) => {
          if (list.kind === 'ready') this.remember(list.value.comments, list.value.total ?? Infinity);
        }),
        shareLatest(),
      );
    let { before } = this;
    const expanded$ = list$.pipe(
      // A new list starts folded: what was unfolded belonged to the old list.
      switchMap((list) => {
        if (list.kind !== 'ready' || list.isRenewing) return of(undefined);
        const begun = before;
        before = NOTHING_EXPANDED;
        return this.expanded(list.value.style, begun);
      }),
      scan((shown: RequestedReplies, next: RequestedReplies | undefined) => next ?? shown, NOTHING_EXPANDED),
    );
    return combineLatest([list$, expanded$, this.parts, ownPosts.on(this.target)]).pipe(
      tap(([, expanded, parts]) => {
        if (parts > 1 || expanded.all.kind === 'open' || expanded.replies.size > 0)
          expandedLists.save(this.name, { ...expanded, parts });
      }),
      map(([list, expanded, parts, own]) =>
        list.kind === 'ready'
          ? { ...list, value: visibleComments({ list: list.value, ...expanded, parts, own }) }
          : list,
      ),
    );
  }

  private expanded({ beyondFirst }: CommentStyle, before: RequestedReplies): Observable<RequestedReplies> {
    const { gateway } = this.tools;
    for (const [id, shown] of [[undefined, before.all] as const, ...before.replies])
      if (shown.kind === 'open') this.remember(shown.all, shown.all.length, id);
    const all$ = this.openAll.pipe(
      filter(() => beyondFirst === 'on-request'),
      // A second click while the request is pending is ignored.
      exhaustMap(() => this.request<PostedComment>(gateway.all(this.target))),
      map((all) => (shown: RequestedReplies): RequestedReplies => ({ ...shown, all })),
    );
    // Each comment has its own request; a second click while it is pending is ignored.
    const requested = new Set<string>();
    const replies$ = this.openReplies.pipe(
      filter((commentId) => !requested.has(commentId)),
      mergeMap((commentId) => {
        requested.add(commentId);
        return this.request<CommentReply>(gateway.replies(this.target, commentId), commentId).pipe(
          finalize(() => {
            requested.delete(commentId);
          }),
          map((replies) => (shown: RequestedReplies): RequestedReplies => ({
            ...shown,
            replies: new Map(shown.replies).set(commentId, replies),
          })),
        );
      }),
    );
    return merge(all$, replies$).pipe(
      scan((shown, change) => change(shown), before),
      startWith(before),
    );
  }

  private request<T extends PostedComment | CommentReply>(
    request$: Observable<readonly T[]>,
    commentId?: string,
  ): Observable<Expansion<T>> {
    return request$.pipe(
      tap((posts) => {
        this.remember(posts, posts.length, commentId);
      }),
      map((all): Expansion<T> => ({ kind: 'open', all })),
      catchError((thrown: unknown) => {
        const error = asAppError(thrown);
        this.tools.reporter.logFault(error);
        return of<Expansion<T>>({ kind: 'failed', error });
      }),
      startWith<Expansion<T>>({ kind: 'requesting' }),
    );
  }
}
