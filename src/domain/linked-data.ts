import { courseAddress } from './courses/course-address.js';
import type { CourseSummary } from './courses/course.js';

/** A thing in the words of schema.org, as search engines read it. */
export interface LinkedData {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** A step of the way from home to a page: the last one is the page itself. */
export interface Crumb {
  readonly name: string;
  /** An address on this site. */
  readonly to: string;
}

/** The school that gives the course. */
export interface Provider {
  readonly name: string;
  /** Scheme, host and port of the site, without a closing slash. */
  readonly origin: string;
}

/** A course in the words of schema.org (issue 10, point 8). What is not known is left out: an empty text says something wrong. */
export function courseLinkedData(course: CourseSummary, { name, origin }: Provider): LinkedData {
  const { id, title, cover, shortDescription, isFree, priceYuan } = course;
  const url = origin + courseAddress(id);
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: title,
    url,
    provider: { '@type': 'Organization', name, url: `${origin}/` },
    ...(shortDescription !== '' && { description: shortDescription }),
    ...(isWebAddress(cover) && { image: cover }),
    // A price of 0 that is not free is none: the course is not for sale (pages §3).
    ...((isFree || priceYuan > 0) && {
      offers: {
        '@type': 'Offer',
        category: isFree ? 'Free' : 'Paid',
        price: isFree ? 0 : priceYuan,
        priceCurrency: 'CNY',
        url,
      },
    }),
  };
}

/** The way from home to a page, for search engines. */
export function breadcrumbLinkedData(crumbs: readonly Crumb[], origin: string): LinkedData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, to }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: origin + to,
    })),
  };
}

/** A drawing inside its own address is of no use to anybody else. */
function isWebAddress(address: string): boolean {
  return /^https?:/.test(address);
}
