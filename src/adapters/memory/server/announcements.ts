import type { Announcement } from '../../../domain/announcements.js';
import type { Page, PageRequest } from '../../../domain/kernel/paging.js';
import { newestFirst, ObservableRecord, cutPage } from './records.js';
import { Refusal } from './refusal.js';
import { NO_SUCH_RECORD } from './strings.js';

/** The announcements of the site, the same for every visitor (docs/api/announcements.md). */
export class ServerAnnouncements {
  private readonly published: ObservableRecord<{ readonly all: readonly Announcement[] }>;

  constructor(seed: readonly Announcement[]) {
    this.published = new ObservableRecord({ all: newestFirst(seed) });
  }

  latest(): Announcement | undefined {
    return this.published.value.all[0];
  }

  one(id: number): Announcement {
    const found = this.published.value.all.find((announcement) => announcement.id === id);
    if (!found) throw new Refusal(404, NO_SUCH_RECORD);
    return found;
  }

  list(request: PageRequest): Page<Announcement> {
    return cutPage(this.published.value.all, request);
  }

  /** Replaces all announcements. */
  publish(all: readonly Announcement[]): void {
    this.published.change({ all: newestFirst(all) });
  }
}
