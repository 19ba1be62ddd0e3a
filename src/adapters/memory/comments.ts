import { asapScheduler, map, type Observable, scheduled } from 'rxjs';

import {
  type PostedComment,
  type CommentAuthor,
  type CommentList,
  type CommentReply,
  type CommentTarget,
  OPEN_COMMENTS,
  type Post,
  REVIEWED_COMMENTS,
} from '../../domain/comments/comment.js';
import type { CommentGateway, NewComment, WrittenComment } from '../../domain/ports/comment-gateway.js';
import { knownProvince, RESOURCE_TYPES } from '../wire/comments.js';
import { MemoryGateway } from './client/network.js';
import type { HashedComment, HashedPost } from './server/comments/comments-g2.js';
import type { UserRecord } from './server/member/users.js';
import type { Images } from './server/images.js';

/** Converts comments of the in-memory server for the domain. There is no API host, so images are data URIs. */
function authorOf(user: UserRecord | undefined, images: Images): CommentAuthor {
  return user ? { kind: 'member', name: user.name, avatar: images.inline(user.avatar) } : { kind: 'deleted' };
}

function commentOf(comment: HashedComment, images: Images): PostedComment {
  const replies = comment.replies.map((reply) => replyOf(reply, images));
  return { ...postOf(comment, images), replyCount: comment.repliesCount, replies };
}

function replyOf(reply: HashedPost, images: Images): CommentReply {
  const { answered } = reply;
  return { ...postOf(reply, images), replyTo: answered && authorOf(answered.author, images) };
}

/** The text of a post under review is left out, even where the server sends it. */
function postOf(post: HashedPost, images: Images): Post {
  return {
    id: post.id,
    author: authorOf(post.author, images),
    at: post.atMs,
    province: knownProvince(post.province),
    text: post.approved ? post.content : '',
    isUnderReview: !post.approved,
  };
}

/**
 * Comments of a server of either generation. Generation 1 returns all at once and no replies
 * (docs/api/comments.md#comments-generation-1); generation 2 returns the newest first, with replies, and reviews each
 * one (3.8).
 */
export class MemoryCommentGateway extends MemoryGateway implements CommentGateway {
  newest(target: CommentTarget): Observable<CommentList> {
    return this.byGeneration(
      () => this.open(target).pipe(map((comments) => ({ style: OPEN_COMMENTS, comments, total: comments.length }))),
      () =>
        this.network.request('comments', () => {
          const { comments, total } = this.site.pages.comments.g2.newest(target);
          return {
            style: REVIEWED_COMMENTS,
            comments: comments.map((one) => commentOf(one, this.site.images)),
            total,
          };
        }),
    );
  }

  all(target: CommentTarget): Observable<readonly PostedComment[]> {
    return this.byGeneration(
      () => this.open(target),
      () =>
        this.network.request('commentReplies', () =>
          this.site.pages.comments.g2.all(target).map((comment) => commentOf(comment, this.site.images)),
        ),
    );
  }

  replies(_target: CommentTarget, commentId: string): Observable<readonly CommentReply[]> {
    return this.byGeneration<readonly CommentReply[]>(
      () => scheduled([[]], asapScheduler),
      () =>
        this.network.request('commentReplies', () =>
          this.site.pages.comments.g2.replies(commentId).map((reply) => replyOf(reply, this.site.images)),
        ),
    );
  }

  write({ target, text, answers }: NewComment): Observable<WrittenComment> {
    const { g1, g2 } = this.site.pages.comments;
    return this.byGeneration<WrittenComment>(
      () =>
        this.network.request('writeComment', (token) => {
          g1.write(token, target, text);
          return { kind: 'published' };
        }),
      () =>
        this.network.request('writeComment', (token) => {
          const written = g2.write(token, {
            rt: RESOURCE_TYPES[target.kind],
            rid: target.id,
            content: text,
            parentHash: answers?.commentId ?? '0',
            replyHash: answers?.replyId ?? '0',
          });
          return { kind: 'under-review', post: { ...postOf(written, this.site.images), text } };
        }),
    );
  }

  private open(target: CommentTarget): Observable<readonly PostedComment[]> {
    return this.network.request('comments', () => {
      const { comments, authors } = this.site.pages.comments.g1.list(target);
      return comments.map(({ id, userId, atMs, province, text }) => ({
        id: String(id),
        author: authorOf(
          authors.find((user) => user.id === userId),
          this.site.images,
        ),
        at: atMs,
        province: knownProvince(province),
        text,
        isUnderReview: false,
        replyCount: 0,
        replies: [],
      }));
    });
  }
}
