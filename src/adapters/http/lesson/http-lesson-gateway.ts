import type { Observable } from 'rxjs';

import type { LessonPage } from '../../../domain/lesson/lesson-page.js';
import type { PlaySources } from '../../../domain/lesson/play-sources.js';
import type { LessonGateway } from '../../../domain/ports/server/lesson-gateway.port.js';
import type { HttpClient } from '../client/http-client.js';
import type { ResolvePicture } from '../client/resolve-picture.js';
import { decodeLessonPage } from './decode-lesson-page.js';
import { decodePlaySources } from './decode-play-sources.js';

export class HttpLessonGateway implements LessonGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly picture: ResolvePicture,
  ) {}

  lesson(id: number): Observable<LessonPage> {
    return this.http.request({ method: 'GET', path: '/api/v2/video/{id}', parts: { id } }, (data) =>
      decodeLessonPage(data, this.picture),
    );
  }

  playSources(id: number): Observable<PlaySources> {
    return this.http.request({ method: 'GET', path: '/api/v2/video/{id}/playinfo', parts: { id } }, decodePlaySources);
  }

  record(id: number, seconds: number): Observable<never> {
    const body = { duration: seconds };
    return this.http.send({
      method: 'POST',
      path: '/api/v2/video/{id}/record',
      parts: { id },
      body,
      outlivesPage: true,
    });
  }
}
