import { defer, EMPTY, map, mergeMap, type Observable, of, tap, throwError } from 'rxjs';

import type { CommentReply, CommentTarget } from '../../domain/comments/comment.js';
import { EARLIER_TEXT_PUBLISHED } from '../../domain/comments/strings.js';
import { type KnownPosts, type NewestPosts, writtenSince } from '../../domain/comments/written-since.js';
import type { AppError } from '../../domain/errors/app-error.js';
import type { LostAnswers } from '../../domain/errors/lost-answers.js';
import type {
  AnsweredComment,
  CommentGateway,
  NewComment,
  WrittenComment,
} from '../../domain/ports/comment-gateway.js';
import type { Drafts } from '../session/drafts.js';
import { type OwnPosts, targetNameOf } from './thread-memory.js';

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

/** The dependencies of what the member writes. */
export interface WritingTools {
  readonly gateway: CommentGateway;
  readonly lost: LostAnswers<SentComment>;
  readonly drafts: Drafts;
  readonly ownPosts: OwnPosts;
}

const EARLIER_TEXT: AppError = { kind: 'refused', message: EARLIER_TEXT_PUBLISHED };

/** What the member writes below one course or lesson (docs/spec/comments.md#writing, docs/spec/comments.md#drafts). */
export class CommentWriting {
  constructor(
    private readonly target: CommentTarget,
    private readonly tools: WritingTools,
    /** All posts that the site knows here; `undefined` before the first list. */
    private readonly known: () => KnownPosts | undefined,
  ) {}

  /**
   * The member who writes here; `undefined` for an anonymous visitor, and while the browser does not know the member.
   */
  get writer(): number | undefined {
    return this.tools.ownPosts.writer;
  }

  /** The unsent text that the member has typed here; empty when there is none. */
  draft(answered?: ReplyTarget): string {
    return this.tools.drafts.read(this.draftName(answered));
  }

  keepDraft(text: string, answered?: ReplyTarget): void {
    this.tools.drafts.save(this.draftName(answered), text);
  }

  /**
   * Sends a text that `judgeDraft` has accepted. Cold: sends on every subscription, so the form must subscribe once.
   * Emits nothing; completes once the comment is accepted and shown; fails with an `AppError` and keeps the draft, also
   * when the server has an earlier text from here, whose answer was lost: that one is shown, and nothing is sent.
   */
  send(text: string, answered?: ReplyTarget): Observable<never> {
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

  /**
   * What the member has written although its answer was lost: it is newer than all that was there before. Nothing when
   * the site does not know what was there.
   */
  private findWritten({ target, text, answers }: NewComment): Observable<SentComment | undefined> {
    const { gateway, ownPosts } = this.tools;
    const name = ownPosts.writerName;
    const known = this.known();
    if (known === undefined) return of(undefined);
    const before = new Set([...known.ids, ...ownPosts.idsOn(target)]);
    const countBefore = known.counts.get(answers?.commentId) ?? 0;
    const newest$: Observable<NewestPosts> = answers
      ? gateway.replies(target, answers.commentId).pipe(map((newest) => ({ newest, total: newest.length })))
      : gateway.newest(target).pipe(map(({ comments, total = 0 }) => ({ newest: comments, total })));
    return newest$.pipe(
      map((newest) => {
        const post = writtenSince(newest, { before, countBefore, name, text });
        if (post === undefined) return undefined;
        const written: WrittenComment = post.isUnderReview
          ? { kind: 'under-review', post: { ...post, text } }
          : { kind: 'published' };
        return { text, written };
      }),
    );
  }

  private draftName(answered: ReplyTarget | undefined): string {
    return [targetNameOf(this.target), answered?.commentId, answered?.reply?.id].filter(Boolean).join('/');
  }
}

function namesOf(answered: ReplyTarget | undefined): AnsweredComment | undefined {
  return answered && { commentId: answered.commentId, replyId: answered.reply?.id };
}
