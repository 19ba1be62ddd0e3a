import type { CommentRecord } from '../../../src/adapters/memory/server/comments/comment-store.js';
import type { HashedComment, HashedPost } from '../../../src/adapters/memory/server/comments/comments-g2.js';
import type { CommentsWithAuthors } from '../../../src/adapters/memory/server/comments/comments.js';
import type { UserRecord } from '../../../src/adapters/memory/server/member/users.js';
import { flag, isoDate, NOTHING } from './values.js';
import { avatarAddress } from './write-member.js';

/** The IP address of every author whose address the server has stored. */
const SOME_ADDRESS = '203.0.113.7';

/** `GET v2/course/{id}/comments`, `GET v2/video/{id}/comments` (docs/api/comments.md#comments-generation-1). */
export function writeCommentsG1({ comments, authors }: CommentsWithAuthors, serverUrl: string) {
  const users = Object.fromEntries(
    authors.map(({ id, name, avatar }) => [id, { id, avatar: avatarAddress(avatar, serverUrl), nick_name: name }]),
  );
  return { comments: comments.map(writeCommentG1), users: authors.length > 0 ? users : NOTHING };
}

function writeCommentG1({ id, userId, text, atMs, province }: CommentRecord) {
  return {
    id,
    user_id: userId,
    render_content: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    created_at: isoDate(atMs),
    ip: province === '' ? '' : SOME_ADDRESS,
    ip_province: province,
  };
}

/** A top comment of `GET v3/comments` (docs/api/comments.md#comments-generation-2). */
export function writeCommentG2(comment: HashedComment, serverUrl: string) {
  const { user, ...rest } = writeReplyG2(comment, serverUrl);
  const replies = comment.replies.map((reply) => writeReplyG2(reply, serverUrl));
  return { ...rest, replies_count: comment.repliesCount, replies, user };
}

/** A reply of `GET v3/comments` and `GET v3/comments/replies`. */
export function writeReplyG2(post: HashedPost, serverUrl: string) {
  return {
    id: post.id,
    parent_id: post.parentId,
    reply_id: post.replyId,
    content: post.content,
    ip_province: post.province,
    is_check: flag(post.approved),
    created_at: isoDate(post.atMs),
    user: writeAuthor(post.author, serverUrl),
    ...(post.answered && { reply_user: writeAuthor(post.answered.author, serverUrl) }),
  };
}

/** The response of `POST v3/comment/store`. */
export function writeStoredComment(post: HashedPost, serverUrl: string) {
  return writeReplyG2({ ...post, answered: undefined }, serverUrl);
}

function writeAuthor(author: UserRecord | undefined, serverUrl: string) {
  return author ? { avatar: avatarAddress(author.avatar, serverUrl), nick_name: author.name } : NOTHING;
}
