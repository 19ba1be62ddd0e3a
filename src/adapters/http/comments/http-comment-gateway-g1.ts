import { concat, from, map, type Observable, of } from 'rxjs';

import { type Comment, type CommentList, type CommentTarget, OPEN_COMMENTS } from '../../../domain/comments/comment.js';
import type { CommentGateway, NewComment, WrittenComment } from '../../../domain/ports/server/comment-gateway.port.js';
import type { HttpClient } from '../client/http-client.js';
import type { ResolvePicture } from '../client/resolve-picture.js';
import { decodeCommentsG1 } from './decode-comments-g1.js';

/** The path of what is commented on, without what is asked of it. */
const PATHS: Readonly<Record<CommentTarget['kind'], string>> = {
  course: '/api/v2/course/{id}',
  lesson: '/api/v2/video/{id}',
};

/** Comments as a server of the first generation has them: all at once, and no replies (pages API 3.7). */
export class HttpCommentGatewayG1 implements CommentGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly picture: ResolvePicture,
  ) {}

  newest(target: CommentTarget): Observable<CommentList> {
    return this.all(target).pipe(map((comments) => ({ style: OPEN_COMMENTS, comments, total: comments.length })));
  }

  all({ kind, id }: CommentTarget): Observable<readonly Comment[]> {
    return this.http.request({ method: 'GET', path: `${PATHS[kind]}/comments`, parts: { id } }, (data) =>
      decodeCommentsG1(data, this.picture),
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
