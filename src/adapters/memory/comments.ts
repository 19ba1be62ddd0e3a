import { asapScheduler, map, type Observable, scheduled } from 'rxjs';

import {
  type Comment,
  type CommentAuthor,
  type CommentList,
  type CommentReply,
  type CommentTarget,
  OPEN_COMMENTS,
  type Post,
  REVIEWED_COMMENTS,
} from '../../domain/comments/comment.js';
import type { CommentGateway, NewComment, WrittenComment } from '../../domain/ports/server/comment-gateway.js';
import { meaningfulProvince, RESOURCE_TYPES } from '../wire/comments.js';
import { askByGeneration, type ByGeneration, MemoryGateway } from './network.js';
import type { HashedComment, HashedPost } from './server/comments-g2.js';
import type { UserRecord } from './server/members/users.js';
import type { Pictures } from './server/pictures.js';

/** How the domain sees comments of the pretend site. There is no API host: pictures travel as data URIs. */
function authorOf(user: UserRecord | undefined, pictures: Pictures): CommentAuthor {
  return user ? { kind: 'member', name: user.name, avatar: pictures.inline(user.avatar) } : { kind: 'gone' };
}

function commentOf(comment: HashedComment, pictures: Pictures): Comment {
  const replies = comment.replies.map((reply) => replyOf(reply, pictures));
  return { ...postOf(comment, pictures), replyCount: comment.repliesCount, replies };
}

function replyOf(reply: HashedPost, pictures: Pictures): CommentReply {
  const { answered } = reply;
  return { ...postOf(reply, pictures), replyTo: answered && authorOf(answered.author, pictures) };
}

/** Whatever the site says of what waits for review, its text is nobody's to read. */
function postOf(post: HashedPost, pictures: Pictures): Post {
  return {
    id: post.id,
    author: authorOf(post.author, pictures),
    at: post.atMs,
    province: meaningfulProvince(post.province),
    text: post.approved ? post.content : '',
    underReview: !post.approved,
  };
}

/** Comments of the first generation: all of them at once, and no replies (pages API 3.7). */
class MemoryCommentGatewayG1 extends MemoryGateway implements CommentGateway {
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

/** Comments of the second generation: the newest first, with replies, under review (pages API 3.8). */
class MemoryCommentGatewayG2 extends MemoryGateway implements CommentGateway {
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

/** Comments before a pretend site of either generation. */
export class MemoryCommentGateway extends MemoryGateway implements CommentGateway {
  private readonly adapters: ByGeneration<CommentGateway> = {
    1: new MemoryCommentGatewayG1(this.site, this.network),
    2: new MemoryCommentGatewayG2(this.site, this.network),
  };

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
