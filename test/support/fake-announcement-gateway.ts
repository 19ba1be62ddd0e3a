import type { Observable } from 'rxjs';

import type { Announcement } from '../../src/domain/announcements.js';
import type { Page, PageRequest } from '../../src/domain/paging.js';
import type { AnnouncementGateway } from '../../src/domain/ports/server/announcement-gateway.js';
import { Question } from './question.js';

export class FakeAnnouncementGateway implements AnnouncementGateway {
  readonly newest = new Question<Announcement | undefined>();
  readonly singles = new Question<Announcement>();
  readonly pages = new Question<Page<Announcement>>();
  /** What was asked for, in order of asking: `latest`, `one 7`, `page 2 of 10`. */
  readonly wishes: string[] = [];

  latest(): Observable<Announcement | undefined> {
    this.wishes.push('latest');
    return this.newest.ask();
  }

  one(id: number): Observable<Announcement> {
    this.wishes.push(`one ${id}`);
    return this.singles.ask();
  }

  list({ page, size }: PageRequest): Observable<Page<Announcement>> {
    this.wishes.push(`page ${page} of ${size}`);
    return this.pages.ask();
  }
}
