import type { Comment, CommentAuthor, CommentReply, Post } from '../../../domain/comments/comment.js';
import { meaningfulProvince } from '../../wire/meaningful-province.js';
import type { HashedComment, HashedPost } from '../engine/comments/hashed-comment.js';
import type { Pictures } from '../engine/pictures.js';
import type { UserRecord } from '../engine/session/user-record.js';

/** How the domain sees comments of the pretend site. There is no API host: pictures travel as data URIs. */
export function authorOf(user: UserRecord | undefined, pictures: Pictures): CommentAuthor {
  return user ? { kind: 'member', name: user.name, avatar: pictures.inline(user.avatar) } : { kind: 'gone' };
}

export function commentOf(comment: HashedComment, pictures: Pictures): Comment {
  const replies = comment.replies.map((reply) => replyOf(reply, pictures));
  return { ...postOf(comment, pictures), replyCount: comment.repliesCount, replies };
}

export function replyOf(reply: HashedPost, pictures: Pictures): CommentReply {
  const { answered } = reply;
  return { ...postOf(reply, pictures), replyTo: answered && authorOf(answered.author, pictures) };
}

/** Whatever the site says of what waits for review, its text is nobody's to read. */
export function postOf(post: HashedPost, pictures: Pictures): Post {
  return {
    id: post.id,
    author: authorOf(post.author, pictures),
    at: post.atMs,
    province: meaningfulProvince(post.province),
    text: post.approved ? post.content : '',
    underReview: !post.approved,
  };
}
