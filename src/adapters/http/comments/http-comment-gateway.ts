import type { Observable } from 'rxjs';

import type { Comment, CommentList, CommentReply, CommentTarget } from '../../../domain/comments/comment.js';
import type { CommentGateway, NewComment, WrittenComment } from '../../../domain/ports/server/comment-gateway.port.js';
import type { ByGeneration, Generations } from '../client/generations.js';

/** Comments before a server of either generation. */
export class HttpCommentGateway implements CommentGateway {
  constructor(
    private readonly generations: Generations,
    private readonly adapters: ByGeneration<CommentGateway>,
  ) {}

  newest(target: CommentTarget): Observable<CommentList> {
    return this.ask((comments) => comments.newest(target));
  }

  all(target: CommentTarget): Observable<readonly Comment[]> {
    return this.ask((comments) => comments.all(target));
  }

  replies(target: CommentTarget, commentId: string): Observable<readonly CommentReply[]> {
    return this.ask((comments) => comments.replies(target, commentId));
  }

  write(comment: NewComment): Observable<WrittenComment> {
    return this.ask((comments) => comments.write(comment));
  }

  private ask<T>(question: (comments: CommentGateway) => Observable<T>): Observable<T> {
    return this.generations.ask('comments', this.adapters, question);
  }
}
