import { firstValueFrom } from 'rxjs';

import { asAppError } from '../../src/domain/errors/app-error.js';
import { ROUTES } from '../../src/domain/access/routes.js';
import { announcementAddress } from '../../src/domain/announcements.js';
import type { CourseCategory } from '../../src/domain/courses/course.js';
import { courseAddress } from '../../src/domain/courses/course-address.js';
import { type CoursesAddress, coursesAddress, filterOf } from '../../src/domain/courses/course-list-address.js';
import { ANNOUNCEMENTS_A_PAGE } from '../../src/domain/announcements.js';
import { COURSES_A_PAGE } from '../../src/domain/courses/limits.js';
import { showsVipEntry } from '../../src/domain/site/nav.js';
import { knownPages } from '../../src/domain/kernel/paging.js';
import type { SystemConfig } from '../../src/domain/site/system-config.js';
import type { Subject } from './metadata.js';
import { EmptyList, type PageWriter } from './page-writer.js';
import type { Attempt, ListRecord, RunRecord } from './record.js';
import type { Server } from './services.js';
import { listFailed, WHY } from './strings.js';

export interface WalkOptions {
  readonly server: Server;
  readonly config: SystemConfig;
  readonly writer: PageWriter;
  readonly record: RunRecord;
  readonly report: (where: string, what: string) => void;
  /** Called after each page. */
  readonly onPage: () => void;
}

/** What a complete walk found. `requested` is the number of courses that were requested. */
export interface Found {
  readonly requested: number;
  /** Addresses of courses that the server does not know any more. */
  readonly gone: readonly string[];
  /** Addresses of courses that the server knows, and no list names: the owner has hidden them. */
  readonly hidden: readonly string[];
  /**
   * All known addresses, including those that could not be drawn. For a list that could not be read, the addresses of
   * the previous run.
   */
  readonly addresses: ReadonlySet<string>;
}

const COURSE_PREFIX = courseAddress(0).slice(0, -1);

/** Draws every public page of the site, and skips those that the interrupted run has drawn. */
export class Walk {
  private readonly listed = new Set<number>();
  private readonly addresses = new Set<string>();
  private readonly courseIdsDrawnBefore: readonly number[];
  /**
   * True while every page of every list of courses could be read: only then a course that no list names is hidden or
   * deleted.
   */
  private areAllListsRead = true;

  constructor(private readonly options: WalkOptions) {
    this.courseIdsDrawnBefore = [...options.record.pages.keys()].flatMap((address) =>
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

  private async announcements(): Promise<void> {
    const { announcements } = this.options.server;
    const latest = announcementAddress({ id: undefined, page: 1 });
    await this.page(latest, async () => {
      const announcement = await firstValueFrom(announcements.latest());
      return { kind: 'announcement', address: latest, announcement };
    });
    const ids = new Set<number>();
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const list$ = announcements.list({ page, size: ANNOUNCEMENTS_A_PAGE });
      const { items, total } = await firstValueFrom(list$).catch((thrown: unknown) => {
        this.options.report(latest, listFailed(WHY[asAppError(thrown).kind]));
        this.preserveAll(latest);
        return { items: [], total: 0 };
      });
      for (const { id } of items) ids.add(id);
      if (items.length > 0) pages = knownPages({ items, total }, { page, size: ANNOUNCEMENTS_A_PAGE });
    }
    for (const id of ids) {
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
      let known = 0;
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const { courses, total } = (await this.list(pageOf(listing, page))) ?? { courses: [], total: 0 };
        if (courses.length > 0) pages = knownPages({ items: courses, total }, { page, size: COURSES_A_PAGE });
        known = Math.max(known, total ?? Infinity);
      }
      // A course moves to another page when the owner publishes one during the run.
      if (this.listed.size < known) this.areAllListsRead = false;
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
      if (isAll && items.length === 0 && this.courseIdsDrawnBefore.length > 0) throw new EmptyList();
      record.lists.set(address, { total, courses: items.map(({ id }) => id) });
      return { kind: 'list', here, category, courses: items };
    });
    const found = record.lists.get(address);
    if (found === undefined) {
      this.areAllListsRead = false;
      this.preserveAll(ROUTES.courses.pattern);
    }
    for (const id of found?.courses ?? []) this.listed.add(id);
    return found;
  }

  /** Courses of earlier runs that are in no list any more are requested, too: they may be hidden or deleted. */
  private async courses(): Promise<Found> {
    const gone: string[] = [];
    const hidden: string[] = [];
    const ids = new Set([...this.listed, ...this.courseIdsDrawnBefore]);
    for (const id of ids) {
      const address = courseAddress(id);
      const isHidden = this.areAllListsRead && !this.listed.has(id);
      const read = async (): Promise<Subject | undefined> => {
        const detail = await firstValueFrom(this.options.server.courses.detail(id));
        return isHidden ? undefined : { kind: 'course', detail };
      };
      const attempt = await this.page(address, read, true);
      if (attempt === 'gone') gone.push(address);
      if (attempt === 'hidden') hidden.push(address);
    }
    return { requested: ids.size, gone, hidden, addresses: this.addresses };
  }

  /** Without the list of these pages it is not known which of them are deleted. */
  private preserveAll(path: string): void {
    for (const address of this.options.record.pages.keys()) {
      if (address.split('?')[0] === path) this.addresses.add(address);
    }
  }

  private async page(address: string, read: () => Promise<Subject | undefined>, mayBeGone = false): Promise<Attempt> {
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

/** A list of courses with the name of its category. */
interface CourseListing {
  readonly here: CoursesAddress;
  readonly category: string;
}

/**
 * The lists of which every page gets a snapshot: all courses, each category and each child category. Other sort orders
 * get none, because they show the same courses again.
 */
function listings(categories: readonly CourseCategory[]): readonly CourseListing[] {
  const all = { categoryId: undefined, childId: undefined, scene: 'newest', page: 1 } as const;
  return [
    { here: all, category: '' },
    ...categories.flatMap(({ id, name, children }) => [
      { here: { ...all, categoryId: id }, category: name },
      ...children.map((child) => ({
        here: { ...all, categoryId: id, childId: child.id },
        category: `${name} ${child.name}`,
      })),
    ]),
  ];
}

/** The page with that number of a listing. */
function pageOf({ here, category }: CourseListing, page: number): CourseListing {
  return { here: { ...here, page }, category };
}

function addressOfListing({ here }: CourseListing): string {
  return coursesAddress(here);
}
