import type { CommentAuthor } from '../../../domain/comments/comment.js';
import { nonEmptyText, nonEmptyRecord, textOrEmpty } from '../client/json-readers.js';
import type { ResolveImage } from '../client/known-server.js';

/**
 * The author of a comment: absent, or `[]`, once the account is deleted (docs/api/comments.md#comments-generation-1,
 * docs/api/comments.md#comments-generation-2).
 */
export function decodeAuthor(data: unknown, image: ResolveImage): CommentAuthor {
  const user = nonEmptyRecord(data);
  if (!user) return { kind: 'deleted' };
  const name = nonEmptyText(user['name']) ?? textOrEmpty(user['nick_name']);
  return { kind: 'member', name, avatar: image(textOrEmpty(user['avatar'])) };
}
