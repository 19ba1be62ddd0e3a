import type { Observable } from 'rxjs';

import type {
  Comment,
  CommentAuthor,
  CommentList,
  CommentReply,
  CommentTarget,
} from '../../../domain/comments/comment.js';
import type { CommentGateway, NewComment, WrittenComment } from '../../../domain/ports/comment-gateway.js';
import type { ByGeneration, Generations } from '../client/generations.js';
import { asText, nonEmptyText } from '../client/json-readers.js';
import { nonEmptyRecord } from '../client/page-readers.js';
import type { ResolveImage } from '../client/known-server.js';

/**
 * The author of a comment: absent, or `[]`, once the account is deleted (docs/api/comments.md#comments-generation-1,
 * docs/api/comments.md#comments-generation-2).
 */
export function decodeAuthor(data: unknown, image: ResolveImage): CommentAuthor {
  const user = nonEmptyRecord(data);
  if (!user) return { kind: 'gone' };
  const name = nonEmptyText(user['name']) ?? asText(user['nick_name']) ?? '';
  return { kind: 'member', name, avatar: image(asText(user['avatar']) ?? '') };
}

/** Comments on a server of either generation. */
export class HttpCommentGateway implements CommentGateway {
  constructor(
    private readonly generations: Generations,
    private readonly adapters: ByGeneration<CommentGateway>,
  ) {}

  newest(target: CommentTarget): Observable<CommentList> {
    return this.request((comments) => comments.newest(target));
  }

  all(target: CommentTarget): Observable<readonly Comment[]> {
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
