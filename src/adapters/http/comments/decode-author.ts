import type { CommentAuthor } from '../../../domain/comments/comment.js';
import { asText, nonEmptyRecord, nonEmptyText } from '../client/json-readers.js';

/** Who wrote a comment: nothing, or `[]`, once the account is deleted (pages API 3.7, 3.8). */
export function decodeAuthor(data: unknown): CommentAuthor {
  const user = nonEmptyRecord(data);
  if (!user) return { kind: 'gone' };
  const name = nonEmptyText(user['name']) ?? asText(user['nick_name']) ?? '';
  return { kind: 'member', name, avatar: asText(user['avatar']) ?? '' };
}
