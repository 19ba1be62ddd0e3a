import type { Observable } from 'rxjs';

import {
  type PostedComment,
  type CommentList,
  type CommentReply,
  type CommentTarget,
  type Post,
  REVIEWED_COMMENTS,
} from '../../../domain/comments/comment.js';
import { isEmptyList } from '../../../domain/kernel/paging.js';
import type { CommentGateway, NewComment, WrittenComment } from '../../../domain/ports/comment-gateway.js';
import { knownProvince, RESOURCE_TYPES } from '../../wire/comments.js';
import { asCount } from '../../wire/quantities.js';
import type { HttpClient } from '../client/http-client.js';
import {
  asBoolean,
  asInstant,
  asRecord,
  decodeList,
  type JsonRecord,
  nonEmptyText,
  required,
  nonEmptyRecord,
  textOrEmpty,
} from '../client/json-readers.js';
import { decodePage } from '../client/page-readers.js';
import type { ResolveImage } from '../client/known-server.js';
import { decodeAuthor } from './comment-author.js';

/** The lists of docs/api/comments.md#comments-generation-2; `decode` reads one entry. */
function decodeListG2<T>(data: unknown, decode: (entry: JsonRecord) => T): readonly T[] {
  return required(decodeList(required(asRecord(data), 'comments')['data'], decode), 'comments.data');
}

/** A list has so many replies of a comment at most. */
const REPLIES_IN_LIST = 3;

function decodeCommentG2(entry: JsonRecord, image: ResolveImage): PostedComment {
  const replies = decodeList(entry['replies'], (reply) => decodeReplyG2(reply, image)) ?? [];
  const all = replies.length < REPLIES_IN_LIST ? replies.length : undefined;
  return { ...decodePostG2(entry, image), replyCount: asCount(entry['replies_count']) ?? all, replies };
}

function decodeReplyG2(entry: JsonRecord, image: ResolveImage): CommentReply {
  const answered = entry['reply_user'] ?? undefined;
  return {
    ...decodePostG2(entry, image),
    replyTo: answered === undefined ? undefined : decodeAuthor(answered, image),
  };
}

/**
 * The common part of comments, replies and the answer to a new one. Some lists contain the text of comments that wait
 * for review: it must not be shown.
 */
function decodePostG2(entry: JsonRecord, image: ResolveImage): Post {
  const isUnderReview = asBoolean(entry['is_check']) === false;
  return {
    id: required(nonEmptyText(entry['id']), 'comment.id'),
    author: decodeAuthor(entry['user'], image),
    at: asInstant(entry['created_at']),
    province: knownProvince(textOrEmpty(entry['ip_province'])),
    text: isUnderReview ? '' : textOrEmpty(entry['content']),
    isUnderReview,
  };
}

/** Sent instead of a hash when the comment answers nothing. */
const NONE = 0;

/**
 * Comments on a server of the second generation: with replies and review (docs/api/comments.md#comments-generation-2).
 */
export class HttpCommentGatewayG2 implements CommentGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly image: ResolveImage,
  ) {}

  newest(target: CommentTarget): Observable<CommentList> {
    return this.http.request({ method: 'GET', path: '/api/v3/comments', query: resourceOf(target) }, (data) => {
      const page = decodePage(data, (entry) => decodeCommentG2(entry, this.image));
      return { style: REVIEWED_COMMENTS, comments: page.items, total: isEmptyList(page, 1) ? 0 : page.total };
    });
  }

  all(target: CommentTarget): Observable<readonly PostedComment[]> {
    return this.http.request({ method: 'GET', path: '/api/v3/comments/replies', query: resourceOf(target) }, (data) =>
      decodeListG2(data, (entry) => decodeCommentG2(entry, this.image)),
    );
  }

  replies(target: CommentTarget, commentId: string): Observable<readonly CommentReply[]> {
    const query = { ...resourceOf(target), parent_id: commentId };
    return this.http.request({ method: 'GET', path: '/api/v3/comments/replies', query }, (data) =>
      decodeListG2(data, (entry) => decodeReplyG2(entry, this.image)),
    );
  }

  write({ target, text, answers }: NewComment): Observable<WrittenComment> {
    const { commentId = NONE, replyId = NONE } = answers ?? {};
    const body = { ...resourceOf(target), content: text, parent_id: commentId, reply_id: replyId };
    return this.http.request({ method: 'POST', path: '/api/v3/comment/store', body }, (data): WrittenComment => {
      const post = decodePostG2(required(nonEmptyRecord(data), 'comment'), this.image);
      return post.isUnderReview ? { kind: 'under-review', post: { ...post, text } } : { kind: 'published' };
    });
  }
}

function resourceOf({ kind, id }: CommentTarget) {
  return { rt: RESOURCE_TYPES[kind], rid: id };
}
