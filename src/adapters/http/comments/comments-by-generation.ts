import type { Observable } from 'rxjs';

import type { PostedComment, CommentList, CommentReply, CommentTarget } from '../../../domain/comments/comment.js';
import type { CommentGateway, NewComment, WrittenComment } from '../../../domain/ports/comment-gateway.js';
import type { ByGeneration, Generations } from '../client/generations.js';

/** Comments on a server of either generation. */
export class HttpCommentGateway implements CommentGateway {
  constructor(
    private readonly generations: Generations,
    private readonly adapters: ByGeneration<CommentGateway>,
  ) {}

  newest(target: CommentTarget): Observable<CommentList> {
    return this.request((comments) => comments.newest(target));
  }

  all(target: CommentTarget): Observable<readonly PostedComment[]> {
    return this.request((comments) => comments.all(target));
  }

  replies(target: CommentTarget, commentId: string): Observable<readonly CommentReply[]> {
    return this.request((comments) => comments.replies(target, commentId));
  }

  write(comment: NewComment): Observable<WrittenComment> {
    return this.request((comments) => comments.write(comment));
  }

  private request<T>(call: (comments: CommentGateway) => Observable<T>): Observable<T> {
    return this.generations.request('comments', this.adapters, call);
  }
}
