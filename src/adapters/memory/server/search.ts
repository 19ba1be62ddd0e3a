import type { Page, PageRequest } from '../../../domain/kernel/paging.js';
import { SEARCH_NOT_SET_UP } from '../../wire/strings.js';
import type { Catalogue, CourseRecord, LessonRecord } from './courses/course-catalogue.js';
import { type ObservableRecord, cutPage } from './records.js';
import { enforce, isBlank, refused } from './refusal.js';
import type { SiteSettings } from './site-settings.js';
import { KEYWORDS_REQUIRED } from './strings.js';

/** An entry that the site search can find (docs/api/search.md#search-the-site). */
export interface Searchable {
  /** `vod`, `video`, or the type that an add-on uses: `live`, `book` … */
  readonly type: string;
  /** Unique within its type. */
  readonly id: number;
  readonly title: string;
  /** Plain text that is searched in addition to the title. */
  readonly description: string;
  /** Path of the image on the server; empty when there is none. */
  readonly cover: string;
  /** In whole yuan. */
  readonly priceYuan: number;
  readonly createdAtMs: number;
}

function courseEntry({ id, title, shortDescription, cover, priceYuan, publishedAtMs }: CourseRecord): Searchable {
  return { type: 'vod', id, title, description: shortDescription, cover, priceYuan, createdAtMs: publishedAtMs };
}

function lessonEntry({ id, title, publishedAtMs }: LessonRecord, { title: course, cover }: CourseRecord): Searchable {
  const description = `${course} ${title}`;
  return { type: 'video', id, title, description, cover, priceYuan: 0, createdAtMs: publishedAtMs };
}

const MOST_HITS = 100;
const MOST_HITS_OF_A_TYPE = 300;
/** Characters of the text before and after the hit. */
const SNIPPET_BEFORE = 20;
const SNIPPET_LENGTH = 80;

export interface SiteSearchRequest extends PageRequest {
  readonly keywords: string;
  /** Empty or `0` for everything. */
  readonly type: string;
}

export interface SearchHit {
  /** Id of the entry in the index; it is not used in addresses. */
  readonly id: number;
  readonly found: Searchable;
  /** The text around the hit. */
  readonly snippet: string;
}

/**
 * The site search (docs/api/search.md#search-the-site). It finds entries with at least one word of the keywords; the
 * best matches are first.
 */
export class SiteSearch {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly settings: ObservableRecord<SiteSettings>,
    /** Entries that add-ons have added. */
    private readonly addOns: readonly Searchable[],
  ) {}

  search({ keywords, type, page, size }: SiteSearchRequest): Page<SearchHit> {
    enforce([isBlank(keywords), KEYWORDS_REQUIRED]);
    const { search, generation } = this.settings.value;
    if (!search) {
      if (generation === 1) throw refused(SEARCH_NOT_SET_UP);
      return { items: [], total: 0 };
    }
    const anyType = type === '' || type === '0';
    const hits = this.hits(wordsOf(keywords)).filter(({ found }) => anyType || found.type === type);
    return cutPage(hits.slice(0, anyType ? MOST_HITS : MOST_HITS_OF_A_TYPE), { page, size });
  }

  private all(): readonly Searchable[] {
    const courses = this.catalogue.courses.filter(({ isPublished }) => isPublished);
    const found = courses.flatMap((course) => [
      courseEntry(course),
      ...course.lessons.map((lesson) => lessonEntry(lesson, course)),
    ]);
    return [...found, ...this.addOns];
  }

  private hits(words: readonly string[]): readonly SearchHit[] {
    return this.all()
      .map((found, index) => ({ id: index + 1, found, rank: rankOf(found, words), snippet: snippetOf(found, words) }))
      .filter(({ rank }) => rank > 0)
      .sort((one, other) => other.rank - one.rank)
      .map(({ id, found, snippet }) => ({ id, found, snippet }));
  }
}

function wordsOf(keywords: string): readonly string[] {
  return keywords.toLowerCase().split(/\s+/).filter(Boolean);
}

/** A word in the title counts more than one in the text. Courses rank before their lessons. */
function rankOf({ title, description, type }: Searchable, words: readonly string[]): number {
  const inTitle = words.filter((word) => title.toLowerCase().includes(word)).length;
  const inText = words.filter((word) => description.toLowerCase().includes(word)).length;
  const rank = 10 * inTitle + inText;
  return rank > 0 && type === 'vod' ? rank + 5 : rank;
}

function snippetOf({ description }: Searchable, words: readonly string[]): string {
  const text = description.toLowerCase();
  const positions = words.map((word) => text.indexOf(word)).filter((index) => index >= 0);
  const from = Math.max(0, Math.min(...positions, description.length) - SNIPPET_BEFORE);
  const start = positions.length === 0 ? 0 : from;
  const snippet = description.slice(start, start + SNIPPET_LENGTH);
  return start + SNIPPET_LENGTH < description.length ? `${snippet}...` : snippet;
}
