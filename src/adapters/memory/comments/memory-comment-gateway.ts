import type { Observable } from 'rxjs';

import type { Comment, CommentList, CommentReply, CommentTarget } from '../../../domain/comments/comment.js';
import type { CommentGateway, NewComment, WrittenComment } from '../../../domain/ports/server/comment-gateway.port.js';
import type { CourseSite } from '../engine/course-site.js';
import { askByGeneration, type ByGeneration } from '../network/ask-by-generation.js';
import type { MemoryNetwork } from '../network/memory-network.js';
import { MemoryCommentGatewayG1 } from './memory-comment-gateway-g1.js';
import { MemoryCommentGatewayG2 } from './memory-comment-gateway-g2.js';

/** Comments before a pretend site of either generation. */
export class MemoryCommentGateway implements CommentGateway {
  private readonly adapters: ByGeneration<CommentGateway>;

  constructor(
    private readonly site: CourseSite,
    network: MemoryNetwork,
  ) {
    this.adapters = { 1: new MemoryCommentGatewayG1(site, network), 2: new MemoryCommentGatewayG2(site, network) };
  }

  newest(target: CommentTarget): Observable<CommentList> {
    return askByGeneration(this.site, this.adapters, (comments) => comments.newest(target));
  }

  all(target: CommentTarget): Observable<readonly Comment[]> {
    return askByGeneration(this.site, this.adapters, (comments) => comments.all(target));
  }

  replies(target: CommentTarget, commentId: string): Observable<readonly CommentReply[]> {
    return askByGeneration(this.site, this.adapters, (comments) => comments.replies(target, commentId));
  }

  write(comment: NewComment): Observable<WrittenComment> {
    return askByGeneration(this.site, this.adapters, (comments) => comments.write(comment));
  }
}
