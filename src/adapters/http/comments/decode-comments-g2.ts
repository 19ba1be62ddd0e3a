import type { Comment, CommentReply, Post } from '../../../domain/comments/comment.js';
import { meaningfulProvince } from '../../wire/meaningful-province.js';
import { decodeEach } from '../client/decode-list.js';
import {
  asFlag,
  asInstant,
  asList,
  asRecord,
  asText,
  integer,
  type JsonRecord,
  nonEmptyText,
  required,
} from '../client/json-readers.js';
import { decodeAuthor } from './decode-author.js';

/** The lists of pages API 3.8, whose entries `decode` reads. */
export function decodeListG2<T>(data: unknown, decode: (entry: JsonRecord) => T): readonly T[] {
  const answer = required(asRecord(data), 'comments');
  return decodeEach(required(asList(answer['data']), 'comments.data'), decode);
}

export function decodeCommentG2(entry: JsonRecord): Comment {
  const replies = decodeEach(asList(entry['replies']) ?? [], decodeReplyG2);
  return { ...decodePostG2(entry), replyCount: integer(entry['replies_count']) ?? replies.length, replies };
}

export function decodeReplyG2(entry: JsonRecord): CommentReply {
  const answered = entry['reply_user'] ?? undefined;
  return { ...decodePostG2(entry), replyTo: answered === undefined ? undefined : decodeAuthor(answered) };
}

/**
 * What comments, replies and the answer to a new one have in common. Some lists hand out the text of what waits for
 * review: it is nobody's to read.
 */
export function decodePostG2(entry: JsonRecord): Post {
  const underReview = asFlag(entry['is_check']) === false;
  return {
    id: required(nonEmptyText(entry['id']), 'comment.id'),
    author: decodeAuthor(entry['user']),
    at: asInstant(entry['created_at']),
    province: meaningfulProvince(asText(entry['ip_province']) ?? ''),
    text: underReview ? '' : (asText(entry['content']) ?? ''),
    underReview,
  };
}
