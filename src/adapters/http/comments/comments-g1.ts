import { concat, from, map, type Observable, of } from 'rxjs';

import {
  type PostedComment,
  type CommentList,
  type CommentTarget,
  OPEN_COMMENTS,
} from '../../../domain/comments/comment.js';
import { decodeEntities } from '../../../domain/content/entities.js';
import type { CommentGateway, NewComment, WrittenComment } from '../../../domain/ports/comment-gateway.js';
import { knownProvince } from '../../wire/comments.js';
import type { HttpClient } from '../client/http-client.js';
import { asInstant, asRecord, decodeList, nonEmptyText, required, textOrEmpty } from '../client/json-readers.js';
import type { ResolveImage } from '../client/known-server.js';
import { decodeAuthor } from './comment-author.js';

/**
 * docs/api/comments.md#comments-generation-1: the comments, and a separate map of the authors whose accounts still
 * exist.
 */
function decodeCommentsG1(data: unknown, image: ResolveImage): readonly PostedComment[] {
  const answer = required(asRecord(data), 'comments');
  const authors = asRecord(answer['users']) ?? {};
  const comments = decodeList(answer['comments'], (comment) => ({
    id: required(nonEmptyText(comment['id']), 'comment.id'),
    author: decodeAuthor(authors[textOrEmpty(comment['user_id'])], image),
    at: asInstant(comment['created_at']),
    province: knownProvince(textOrEmpty(comment['ip_province'])),
    text: decodeEntities(textOrEmpty(comment['render_content'])),
    isUnderReview: false,
    replyCount: 0,
    replies: [],
  }));
  return required(comments, 'comments.comments');
}

/** Path of the commented resource. Each request appends its own segment, such as `/comments`. */
const PATHS: Readonly<Record<CommentTarget['kind'], string>> = {
  course: '/api/v2/course/{id}',
  lesson: '/api/v2/video/{id}',
};

/** Comments on a server of the first generation: one list, no replies (docs/api/comments.md#comments-generation-1). */
export class HttpCommentGatewayG1 implements CommentGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly image: ResolveImage,
  ) {}

  newest(target: CommentTarget): Observable<CommentList> {
    return this.all(target).pipe(map((comments) => ({ style: OPEN_COMMENTS, comments, total: comments.length })));
  }

  all({ kind, id }: CommentTarget): Observable<readonly PostedComment[]> {
    return this.http.request({ method: 'GET', path: `${PATHS[kind]}/comments`, parts: { id } }, (data) =>
      decodeCommentsG1(data, this.image),
    );
  }

  replies(): Observable<readonly never[]> {
    return from(Promise.resolve([]));
  }

  write({ target: { kind, id }, text }: NewComment): Observable<WrittenComment> {
    const path = `${PATHS[kind]}/comment`;
    return concat(
      this.http.send({ method: 'POST', path, parts: { id }, body: { content: text } }),
      of<WrittenComment>({ kind: 'published' }),
    );
  }
}
