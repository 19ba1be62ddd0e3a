import type { Observable } from 'rxjs';

import type { Comment, CommentList, CommentReply, CommentTarget } from '../../src/domain/comments/comment.js';
import type { CommentGateway, NewComment, WrittenComment } from '../../src/domain/ports/server/comment-gateway.js';
import { Question } from './question.js';

export class FakeCommentGateway implements CommentGateway {
  readonly lists = new Question<CommentList>();
  readonly wholes = new Question<readonly Comment[]>();
  readonly replyLists = new Question<readonly CommentReply[]>();
  readonly writings = new Question<WrittenComment>();
  /** What was asked for, in order of asking: `newest course 2`, `all course 2`, `replies a`. */
  readonly wishes: string[] = [];
  /** What was written, in order. */
  readonly written: NewComment[] = [];

  newest({ kind, id }: CommentTarget): Observable<CommentList> {
    this.wishes.push(`newest ${kind} ${String(id)}`);
    return this.lists.ask();
  }

  all({ kind, id }: CommentTarget): Observable<readonly Comment[]> {
    this.wishes.push(`all ${kind} ${String(id)}`);
    return this.wholes.ask();
  }

  replies(_target: CommentTarget, commentId: string): Observable<readonly CommentReply[]> {
    this.wishes.push(`replies ${commentId}`);
    return this.replyLists.ask();
  }

  write(comment: NewComment): Observable<WrittenComment> {
    this.written.push(comment);
    return this.writings.ask();
  }
}
