import { ROUTES } from '../../src/domain/access/routes.js';
import { type Announcement, announcementAddress } from '../../src/domain/announcements.js';
import { courseAddress } from '../../src/domain/courses/course-address.js';
import { type CoursesAddress, coursesAddress } from '../../src/domain/courses/course-list-address.js';
import type { CourseDetail, CourseSummary } from '../../src/domain/courses/course.js';
import { COURSES_DESCRIPTION, HOME_CRUMB } from '../../src/domain/courses/strings.js';
import { HOME_LEAD, introductionOf } from '../../src/domain/home/strings.js';
import { KEYWORDS } from '../../src/domain/search/keywords.js';
import { breadcrumbLinkedData, type Crumb, type LinkedData } from '../../src/domain/courses/linked-data.js';
import { documentTitle, shownSiteName } from '../../src/domain/site/current-site.js';
import { VIP_DESCRIPTION } from '../../src/domain/vip.strings.js';
import { listDescription, listName } from './strings.js';

/** What a page is about. */
export type Subject =
  | { readonly kind: 'home'; readonly image: string }
  | { readonly kind: 'vip' }
  | { readonly kind: 'announcement'; readonly announcement: Announcement | undefined; readonly address: string }
  | {
      readonly kind: 'list';
      readonly here: CoursesAddress;
      /** Name of the category and of its child; empty for all courses. */
      readonly category: string;
      readonly courses: readonly CourseSummary[];
    }
  | { readonly kind: 'course'; readonly detail: CourseDetail };

/** Facts that are the same for all pages, or known only once the page is drawn. */
export interface PageFacts {
  readonly siteName: string;
  readonly logo: string;
  readonly origin: string;
  /** Title of the document. */
  readonly title: string;
  /** Text of the page's introduction or announcement; empty for other pages. */
  readonly text: string;
}

/** What search engines and link previews read of a page (docs/spec/snapshots.md#metadata). */
export interface Metadata {
  readonly title: string;
  /** One line of plain text, at most `DESCRIPTION_LENGTH` characters. */
  readonly description: string;
  /** Absolute address. */
  readonly canonical: string;
  /** Absolute address; empty when there is none. */
  readonly image: string;
  readonly type: 'website' | 'article';
  readonly siteName: string;
  /** In addition to what the page itself contains. */
  readonly linkedData: readonly LinkedData[];
}

export const DESCRIPTION_LENGTH = 120;

export function metadataOf(subject: Subject, { siteName, logo, origin, title, text }: PageFacts): Metadata {
  const name = shownSiteName(siteName);
  const { address, description, image, crumbs, ...rest } = describe(subject, { siteName: name, logo, text });
  const list = subject.kind === 'list' ? listName(subject.category, subject.here.page) : '';
  return {
    title: list === '' ? title : documentTitle(list, siteName),
    description: oneLine(description),
    canonical: origin + address,
    image: absolute(image === '' ? logo : image, origin),
    type: subject.kind === 'announcement' ? 'article' : 'website',
    siteName: name,
    linkedData: [
      ...(crumbs === undefined ? [] : [breadcrumbLinkedData(crumbs, origin)]),
      ...(rest.items?.(origin) ?? []),
    ],
  };
}

interface Description {
  readonly address: string;
  readonly description: string;
  readonly image: string;
  readonly crumbs?: readonly Crumb[];
  readonly items?: (origin: string) => readonly LinkedData[];
}

const HOME: Crumb = { name: HOME_CRUMB, to: ROUTES.home.pattern };
const COURSES: Crumb = { name: ROUTES.courses.title, to: coursesAddress() };

function describe(
  subject: Subject,
  { siteName, logo, text }: Pick<PageFacts, 'siteName' | 'logo' | 'text'>,
): Description {
  switch (subject.kind) {
    case 'home':
      return {
        ...{ address: '/', description: introductionOf(siteName) + HOME_LEAD, image: subject.image },
        items: (origin) => [siteLinkedData(siteName, origin), ownerLinkedData(siteName, origin, logo)],
      };
    case 'vip': {
      const { pattern: address, title: name } = ROUTES.vip;
      return { address, description: VIP_DESCRIPTION, image: '', crumbs: [HOME, { name, to: address }] };
    }
    case 'announcement': {
      const { announcement, address } = subject;
      const all = { name: ROUTES.announcement.title, to: announcementAddress({ id: undefined, page: 1 }) };
      const own = announcement?.title ?? '';
      const isOwn = own !== '' && address !== all.to;
      const crumbs = [HOME, all, ...(isOwn ? [{ name: own, to: address }] : [])];
      return { address, description: text || own, image: '', crumbs };
    }
    case 'list': {
      const { here, category, courses } = subject;
      const address = coursesAddress(here);
      const crumbs = [
        HOME,
        COURSES,
        ...(category === '' ? [] : [{ name: category, to: coursesAddress({ ...here, page: 1 }) }]),
      ];
      const description = listDescription(listName(category, here.page), COURSES_DESCRIPTION);
      return {
        ...{ address, description, crumbs, image: courses[0]?.cover ?? '' },
        items: (origin) => (courses.length === 0 ? [] : [itemListLinkedData(courses, origin)]),
      };
    }
    case 'course': {
      const { course } = subject.detail;
      // The page itself contains `Course` and `BreadcrumbList`.
      return { address: courseAddress(course.id), description: course.shortDescription || text, image: course.cover };
    }
  }
}

/** The site and its search. */
function siteLinkedData(name: string, origin: string): LinkedData {
  const [typed, parameter] = ['search_term_string', KEYWORDS.write('x').replace(/x$/, '')];
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${ROUTES.search.pattern}?${parameter}{${typed}}` },
      'query-input': `required name=${typed}`,
    },
  };
}

function ownerLinkedData(name: string, origin: string, logo: string): LinkedData {
  const image = absolute(logo, origin);
  return {
    ...{ '@context': 'https://schema.org', '@type': 'Organization', name, url: `${origin}/` },
    ...(image !== '' && { logo: image }),
  };
}

/** The courses of a list page in their order, for search engines. */
function itemListLinkedData(courses: readonly CourseSummary[], origin: string): LinkedData {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: courses.map(({ id, title }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name: title,
      url: origin + courseAddress(id),
    })),
  };
}

function oneLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  // Does not cut a surrogate pair in half.
  return `${line.slice(0, DESCRIPTION_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Readers of link previews load only absolute http(s) addresses. */
function absolute(image: string, origin: string): string {
  if (image === '' || !URL.canParse(image, origin)) return '';
  const { protocol, href } = new URL(image, origin);
  return /^https?:$/.test(protocol) ? href : '';
}
