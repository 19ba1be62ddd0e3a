import type { Observable } from 'rxjs';

import {
  type Comment,
  type CommentList,
  type CommentReply,
  type CommentTarget,
  REVIEWED_COMMENTS,
} from '../../../domain/comments/comment.js';
import type { CommentGateway, NewComment, WrittenComment } from '../../../domain/ports/server/comment-gateway.port.js';
import { RESOURCE_TYPES } from '../../wire/comment-target.js';
import type { CourseSite } from '../engine/course-site.js';
import type { MemoryNetwork } from '../network/memory-network.js';
import { commentOf, postOf, replyOf } from './post-of.js';

/** Comments of the second generation: the newest first, with replies, under review (pages API 3.8). */
export class MemoryCommentGatewayG2 implements CommentGateway {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {}

  newest(target: CommentTarget): Observable<CommentList> {
    return this.network.ask('comments', () => {
      const { comments, total } = this.site.pages.comments.g2.newest(target);
      return {
        style: REVIEWED_COMMENTS,
        comments: comments.map((comment) => commentOf(comment, this.site.pictures)),
        total,
      };
    });
  }

  all(target: CommentTarget): Observable<readonly Comment[]> {
    return this.network.ask('commentReplies', () =>
      this.site.pages.comments.g2.all(target).map((comment) => commentOf(comment, this.site.pictures)),
    );
  }

  replies(_target: CommentTarget, commentId: string): Observable<readonly CommentReply[]> {
    return this.network.ask('commentReplies', () =>
      this.site.pages.comments.g2.replies(commentId).map((reply) => replyOf(reply, this.site.pictures)),
    );
  }

  write({ target, text, answers }: NewComment): Observable<WrittenComment> {
    return this.network.ask('writeComment', (token): WrittenComment => {
      const written = this.site.pages.comments.g2.write(token, {
        rt: RESOURCE_TYPES[target.kind],
        rid: target.id,
        content: text,
        parentHash: answers?.commentId ?? '0',
        replyHash: answers?.replyId ?? '0',
      });
      return { kind: 'under-review', post: { ...postOf(written, this.site.pictures), text } };
    });
  }
}
