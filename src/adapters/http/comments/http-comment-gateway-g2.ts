import type { Observable } from 'rxjs';

import {
  type Comment,
  type CommentList,
  type CommentReply,
  type CommentTarget,
  REVIEWED_COMMENTS,
} from '../../../domain/comments/comment.js';
import type { CommentGateway, NewComment, WrittenComment } from '../../../domain/ports/server/comment-gateway.port.js';
import { RESOURCE_TYPES } from '../../wire/comment-target.js';
import { decodePage } from '../client/decode-list.js';
import type { HttpClient } from '../client/http-client.js';
import { nonEmptyRecord, required } from '../client/json-readers.js';
import { decodeCommentG2, decodeListG2, decodePostG2, decodeReplyG2 } from './decode-comments-g2.js';

/** Stands where the hash of a comment could stand. */
const NONE = 0;

/** Comments as a server of the second generation has them: with replies, and under review (pages API 3.8). */
export class HttpCommentGatewayG2 implements CommentGateway {
  constructor(private readonly http: HttpClient) {}

  newest(target: CommentTarget): Observable<CommentList> {
    return this.http.request({ method: 'GET', path: '/api/v3/comments', query: resourceOf(target) }, (data) => {
      const { items: comments, total } = decodePage(data, decodeCommentG2);
      return { style: REVIEWED_COMMENTS, comments, total };
    });
  }

  all(target: CommentTarget): Observable<readonly Comment[]> {
    return this.http.request({ method: 'GET', path: '/api/v3/comments/replies', query: resourceOf(target) }, (data) =>
      decodeListG2(data, decodeCommentG2),
    );
  }

  replies(target: CommentTarget, commentId: string): Observable<readonly CommentReply[]> {
    const query = { ...resourceOf(target), parent_id: commentId };
    return this.http.request({ method: 'GET', path: '/api/v3/comments/replies', query }, (data) =>
      decodeListG2(data, decodeReplyG2),
    );
  }

  write({ target, text, answers }: NewComment): Observable<WrittenComment> {
    const { commentId = NONE, replyId = NONE } = answers ?? {};
    const body = { ...resourceOf(target), content: text, parent_id: commentId, reply_id: replyId };
    return this.http.request({ method: 'POST', path: '/api/v3/comment/store', body }, (data): WrittenComment => {
      const post = decodePostG2(required(nonEmptyRecord(data), 'comment'));
      return post.underReview ? { kind: 'under-review', post: { ...post, text } } : { kind: 'published' };
    });
  }
}

function resourceOf({ kind, id }: CommentTarget) {
  return { rt: RESOURCE_TYPES[kind], rid: id };
}
