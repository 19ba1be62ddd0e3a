import type { Observable } from 'rxjs';

import type { Page, PageRequest } from '../../src/domain/paging.js';
import type { PointsRecord, PointsRewards } from '../../src/domain/points.js';
import type { PointsGateway } from '../../src/domain/ports/server/points-gateway.js';
import { Question } from './question.js';

export class FakePointsGateway implements PointsGateway {
  earns: PointsRewards = { register: 0, watchedLesson: 0, watchedCourse: 0, paidOrder: 0 };
  readonly pages = new Question<Page<PointsRecord>>();
  /** What was asked for, in order of asking: `page 2 of 20`. */
  readonly wishes: string[] = [];

  records({ page, size }: PageRequest): Observable<Page<PointsRecord>> {
    this.wishes.push(`page ${page} of ${size}`);
    return this.pages.ask();
  }

  rewards(): PointsRewards {
    return this.earns;
  }
}
