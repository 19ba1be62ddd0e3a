import type { Comment } from '../../../domain/comments/comment.js';
import { meaningfulProvince } from '../../wire/meaningful-province.js';
import { decodeEach } from '../client/decode-list.js';
import { asInstant, asList, asRecord, asText, nonEmptyText, required } from '../client/json-readers.js';
import { decodeAuthor } from './decode-author.js';
import { decodeEntities } from './decode-entities.js';

/** Pages API 3.7: comments, and apart from them a map of those authors that are still there. */
export function decodeCommentsG1(data: unknown): readonly Comment[] {
  const answer = required(asRecord(data), 'comments');
  const comments = required(asList(answer['comments']), 'comments.comments');
  const authors = asRecord(answer['users']) ?? {};
  return decodeEach(comments, (comment) => ({
    id: required(nonEmptyText(comment['id']), 'comment.id'),
    author: decodeAuthor(authors[asText(comment['user_id']) ?? '']),
    at: asInstant(comment['created_at']),
    province: meaningfulProvince(asText(comment['ip_province']) ?? ''),
    text: decodeEntities(asText(comment['render_content']) ?? ''),
    underReview: false,
    replyCount: 0,
    replies: [],
  }));
}
