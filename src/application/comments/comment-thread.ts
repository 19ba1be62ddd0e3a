import {
  BehaviorSubject,
  catchError,
  combineLatest,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  finalize,
  map,
  merge,
  mergeMap,
  type MonoTypeOperatorFunction,
  type Observable,
  of,
  scan,
  startWith,
  Subject,
  switchMap,
  tap,
  throwError,
} from 'rxjs';

import type {
  Comment,
  CommentList,
  CommentReply,
  CommentStyle,
  CommentTarget,
  Post,
} from '../../domain/comments/comment.js';
import { EARLIER_TEXT_PUBLISHED } from '../../domain/comments/strings.js';
import { writtenSince } from '../../domain/comments/written-since.js';
import {
  type VisibleComments,
  visibleComments,
  COLLAPSED,
  type Expansion,
} from '../../domain/comments/visible-comments.js';
import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import type { LostAnswers } from '../../domain/errors/lost-answers.js';
import type { Loading } from '../../domain/kernel/loading.js';
import { shareLatest } from '../../domain/kernel/streams.js';
import type {
  AnsweredComment,
  CommentGateway,
  NewComment,
  WrittenComment,
} from '../../domain/ports/comment-gateway.js';
import type { ErrorReporter } from '../site/error-reporter.js';
import type { Loader } from '../site/loader.js';
import type { ResponseCache } from '../site/response-cache.js';
import type { CommentDrafts, OwnPosts, ExpandedState, ExpandedLists } from './thread-memory.js';

/** What the member answers: a comment, or a reply to it. */
export interface ReplyTarget {
  readonly commentId: string;
  readonly reply?: CommentReply | undefined;
}

/** A text that the server has. */
export interface SentComment {
  readonly text: string;
  readonly written: WrittenComment;
}

/** The dependencies of a thread. */
export interface ThreadTools {
  readonly gateway: CommentGateway;
  readonly lost: LostAnswers<SentComment>;
  readonly loader: Loader;
  readonly reporter: ErrorReporter;
  readonly drafts: CommentDrafts;
  readonly ownPosts: OwnPosts;
  /** The lists that are shown again after Back, and how much of them was unfolded. */
  readonly lists: ResponseCache<CommentList>;
  readonly expanded: ExpandedLists;
}

/** The comments and replies that the visitor has requested in addition to those in the list. */
type RequestedReplies = Omit<ExpandedState, 'parts'>;

const NOTHING_EXPANDED: ExpandedState = { all: COLLAPSED, replies: new Map(), parts: 1 };

const EARLIER_TEXT: AppError = { kind: 'refused', message: EARLIER_TEXT_PUBLISHED };

/** The comments on one course or lesson while the page shows them (docs/spec/comments.md#reading). */
export class CommentThread {
  /**
   * The list and what is unfolded in it. Cold: requests on subscription; unsubscribing cancels every request. Never
   * errors, never completes.
   */
  readonly state$: Observable<Loading<VisibleComments>>;

  private readonly retries = new Subject<void>();
  private readonly name: string;
  private readonly before: ExpandedState;
  private readonly parts: BehaviorSubject<number>;
  private readonly openAll = new Subject<void>();
  private readonly openReplies = new Subject<string>();
  /** The ids of all posts that the server has sent for this thread. */
  private readonly received = new Set<string>();

  constructor(
    private readonly target: CommentTarget,
    private readonly tools: ThreadTools,
  ) {
    this.name = `${target.kind} ${String(target.id)}`;
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

  /**
   * The member who writes here; `undefined` for an anonymous visitor, and while the browser does not know the member.
   */
  get writer(): number | undefined {
    return this.tools.ownPosts.writer;
  }

  /** The unsent text that the member has typed here; empty when there is none. */
  draft(answered?: ReplyTarget): string {
    return this.tools.drafts.read({ target: this.target, answers: namesOf(answered) });
  }

  keepDraft(text: string, answered?: ReplyTarget): void {
    this.tools.drafts.save({ target: this.target, answers: namesOf(answered) }, text);
  }

  /**
   * Sends a text that `judgeDraft` has accepted. Cold: sends on every subscription, so the form must subscribe once.
   * Emits nothing; completes once the comment is accepted and shown; fails with an `AppError` and keeps the draft, also
   * when the server has an earlier text from here, whose answer was lost: that one is shown, and nothing is sent.
   */
  write(text: string, answered?: ReplyTarget): Observable<never> {
    const { gateway, lost, ownPosts } = this.tools;
    const comment = { target: this.target, text, answers: namesOf(answered) };
    return defer(() => {
      const { writer } = ownPosts;
      const draft = this.draft(answered);
      const form = JSON.stringify([writer, { ...comment, text: '' }]);
      const sent$ = gateway.write(comment).pipe(map((written) => ({ text, written })));
      return lost.perform(`${form} ${text}`, sent$, this.findWritten(comment), form).pipe(
        tap((sent) => {
          const { written } = sent;
          // Text that changed during the request was not sent. After a change of member the draft belongs to that
          // member. Both are preserved.
          if (sent.text === text && this.draft(answered) === draft) this.keepDraft('', answered);
          if (written.kind === 'published') ownPosts.recordPublished(this.target);
          else {
            const { post } = written;
            ownPosts.add(
              this.target,
              { post, parentId: answered?.commentId, replyTo: answered?.reply?.author },
              writer,
            );
          }
        }),
        mergeMap((sent) => (sent.text === text ? EMPTY : throwError(() => EARLIER_TEXT))),
      );
    });
  }

  /** What the member has written although its answer was lost: it is newer than all that was there before. */
  private findWritten({ target, text, answers }: NewComment): Observable<SentComment | undefined> {
    const { gateway, ownPosts } = this.tools;
    const name = ownPosts.writerName;
    const before = new Set([...this.received, ...ownPosts.idsOn(target)]);
    const newest$: Observable<readonly Post[]> = answers
      ? gateway.replies(target, answers.commentId)
      : gateway.newest(target).pipe(map(({ comments }) => comments));
    return newest$.pipe(
      map((newest) => {
        const post = writtenSince(newest, { before, name, text });
        if (post === undefined) return undefined;
        const written: WrittenComment = post.isUnderReview
          ? { kind: 'under-review', post: { ...post, text } }
          : { kind: 'published' };
        return { text, written };
      }),
    );
  }

  private remembering<T>(postsOf: (answer: T) => readonly (Comment | CommentReply)[]): MonoTypeOperatorFunction<T> {
    return tap((answer) => {
      this.remember(postsOf(answer));
    });
  }

  private remember(posts: readonly (Comment | CommentReply)[]): void {
    for (const post of posts) {
      this.received.add(post.id);
      if ('replies' in post) this.remember(post.replies);
    }
  }

  private states(): Observable<Loading<VisibleComments>> {
    const { gateway, loader, lists, ownPosts, expanded: expandedLists } = this.tools;
    const again$ = merge(this.retries, ownPosts.published(this.target));
    const list$ = loader
      .loadList(
        of(this.target),
        (target) => gateway.newest(target).pipe(this.remembering(({ comments }) => comments)),
        again$,
        () => lists.wrap(this.name),
      )
      .pipe(shareLatest());
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
    const all$ = this.openAll.pipe(
      filter(() => beyondFirst === 'on-request'),
      // A second click while the request is pending is ignored.
      exhaustMap(() => this.request<Comment>(gateway.all(this.target))),
      map((all) => (shown: RequestedReplies): RequestedReplies => ({ ...shown, all })),
    );
    // Each comment has its own request; a second click while it is pending is ignored.
    const requested = new Set<string>();
    const replies$ = this.openReplies.pipe(
      filter((commentId) => !requested.has(commentId)),
      mergeMap((commentId) => {
        requested.add(commentId);
        return this.request<CommentReply>(gateway.replies(this.target, commentId)).pipe(
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

  private request<T extends Comment | CommentReply>(request$: Observable<readonly T[]>): Observable<Expansion<T>> {
    return request$.pipe(
      this.remembering((posts) => posts),
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

function namesOf(answered: ReplyTarget | undefined): AnsweredComment | undefined {
  return answered && { commentId: answered.commentId, replyId: answered.reply?.id };
}
