import { firstValueFrom } from 'rxjs';

import { announcementAddress } from '../../src/domain/announcements.js';
import { courseAddress } from '../../src/domain/courses/course-address.js';
import { filterOf } from '../../src/domain/courses/course-list-address.js';
import { ANNOUNCEMENTS_A_PAGE, COURSES_A_PAGE } from '../../src/domain/limits.js';
import { showsVipEntry } from '../../src/domain/nav.js';
import type { SystemConfig } from '../../src/domain/site/system-config.js';
import { addressOfListing, type CourseListing, listings, pageCount, pageOf } from './courses.js';
import type { Subject } from './metadata.js';
import { EmptyList, type PageWriter } from './page-writer.js';
import type { Attempt, ListRecord, RunRecord } from './record.js';
import type { Server } from './server.js';

export interface WalkOptions {
  readonly server: Server;
  readonly config: SystemConfig;
  readonly writer: PageWriter;
  readonly record: RunRecord;
  /** Called after each page. */
  readonly onPage: () => void;
}

/** What a complete walk found. `asked` is the number of courses that were requested. */
export interface Found {
  readonly asked: number;
  /** Addresses of courses that the server does not know any more. */
  readonly gone: readonly string[];
  /** All addresses that there are, also those that could not be drawn. */
  readonly addresses: ReadonlySet<string>;
}

const COURSE_PREFIX = courseAddress(0).slice(0, -1);

/** Draws every public page of the site, and skips those that the interrupted run has drawn. */
export class Walk {
  private readonly listed = new Set<number>();
  private readonly addresses = new Set<string>();
  private readonly knownBefore: readonly number[];

  constructor(private readonly options: WalkOptions) {
    this.knownBefore = [...options.record.pages.keys()].flatMap((address) =>
      address.startsWith(COURSE_PREFIX) ? [Number(address.slice(COURSE_PREFIX.length))] : [],
    );
  }

  async all(): Promise<Found> {
    await this.fixedPages();
    await this.announcements();
    await this.lists();
    return this.courses();
  }

  private async fixedPages(): Promise<void> {
    const { config, server } = this.options;
    const image = config.slides[0]?.image ?? '';
    await this.page('/', () => Promise.resolve({ kind: 'home', image }));
    if (!showsVipEntry(config, server.environment.settings)) return;
    await this.page('/vip', () => Promise.resolve({ kind: 'vip' }));
  }

  /** The latest announcement, and those on the first page of their list. */
  private async announcements(): Promise<void> {
    const { announcements } = this.options.server;
    const latest = announcementAddress({ id: undefined, page: 1 });
    await this.page(latest, async () => {
      const announcement = await firstValueFrom(announcements.latest());
      return { kind: 'announcement', address: latest, announcement };
    });
    const list$ = announcements.list({ page: 1, size: ANNOUNCEMENTS_A_PAGE });
    // Without the list the page itself has reported the failure.
    const { items } = await firstValueFrom(list$).catch(() => ({ items: [] }));
    for (const { id } of items) {
      const address = announcementAddress({ id, page: 1 });
      await this.page(address, async () => {
        const announcement = await firstValueFrom(announcements.one(id));
        return { kind: 'announcement', address, announcement };
      });
    }
  }

  private async lists(): Promise<void> {
    const categories = await firstValueFrom(this.options.server.courses.categories());
    for (const listing of listings(categories)) {
      const { total } = (await this.list(listing)) ?? { total: 0 };
      for (let page = 2; page <= pageCount(total); page += 1) await this.list(pageOf(listing, page));
    }
  }

  private async list(listing: CourseListing): Promise<ListRecord | undefined> {
    const { server, record } = this.options;
    const { here, category } = listing;
    const address = addressOfListing(listing);
    await this.page(address, async () => {
      const list$ = server.courses.list(filterOf(here), { page: here.page, size: COURSES_A_PAGE });
      const { items, total } = await firstValueFrom(list$);
      const isAll = here.categoryId === undefined && here.page === 1;
      if (isAll && items.length === 0 && this.knownBefore.length > 0) throw new EmptyList();
      record.lists.set(address, { total, courses: items.map(({ id }) => id) });
      return { kind: 'list', here, category, courses: items };
    });
    const found = record.lists.get(address);
    for (const id of found?.courses ?? []) this.listed.add(id);
    return found;
  }

  /** Also those of earlier runs that no list contains any more: only the server knows whether they are gone. */
  private async courses(): Promise<Found> {
    const gone: string[] = [];
    const ids = new Set([...this.listed, ...this.knownBefore]);
    for (const id of ids) {
      const address = courseAddress(id);
      const read = async (): Promise<Subject> => {
        const detail = await firstValueFrom(this.options.server.courses.detail(id));
        return { kind: 'course', detail };
      };
      if ((await this.page(address, read, true)) === 'gone') gone.push(address);
    }
    return { asked: ids.size, gone, addresses: this.addresses };
  }

  private async page(address: string, read: () => Promise<Subject>, mayBeGone = false): Promise<Attempt> {
    const { record, writer, onPage } = this.options;
    this.addresses.add(address);
    const before = record.tried.get(address);
    if (before !== undefined) return before;
    const attempt = await writer.write(address, read, mayBeGone);
    record.tried.set(address, attempt);
    onPage();
    return attempt;
  }
}
