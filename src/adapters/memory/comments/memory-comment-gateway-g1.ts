import { asapScheduler, map, type Observable, scheduled } from 'rxjs';

import { type Comment, type CommentList, type CommentTarget, OPEN_COMMENTS } from '../../../domain/comments/comment.js';
import type { CommentGateway, NewComment, WrittenComment } from '../../../domain/ports/server/comment-gateway.port.js';
import { meaningfulProvince } from '../../wire/meaningful-province.js';
import type { CourseSite } from '../engine/course-site.js';
import type { MemoryNetwork } from '../network/memory-network.js';
import { authorOf } from './post-of.js';

/** Comments of the first generation: all of them at once, and no replies (pages API 3.7). */
export class MemoryCommentGatewayG1 implements CommentGateway {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {}

  newest(target: CommentTarget): Observable<CommentList> {
    return this.all(target).pipe(map((comments) => ({ style: OPEN_COMMENTS, comments, total: comments.length })));
  }

  all(target: CommentTarget): Observable<readonly Comment[]> {
    return this.network.ask('comments', () => {
      const { comments, authors } = this.site.pages.comments.g1.list(target);
      return comments.map(({ id, userId, atMs, province, text }): Comment => {
        const author = authors.find((user) => user.id === userId);
        return {
          id: String(id),
          author: authorOf(author, this.site.pictures),
          at: atMs,
          province: meaningfulProvince(province),
          text,
          underReview: false,
          replyCount: 0,
          replies: [],
        };
      });
    });
  }

  replies(): Observable<readonly never[]> {
    return scheduled([[]], asapScheduler);
  }

  write({ target, text }: NewComment): Observable<WrittenComment> {
    return this.network.ask('writeComment', (token): WrittenComment => {
      this.site.pages.comments.g1.write(token, target, text);
      return { kind: 'published' };
    });
  }
}
