import { courseAddress } from './course-address.js';
import type { CourseSummary } from './course.js';
import { priceOf } from './price.js';

/** An item of schema.org for search engines (JSON-LD). */
export interface LinkedData {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** A breadcrumb. The last one is the page itself. */
export interface Crumb {
  readonly name: string;
  /** A path of this site. */
  readonly to: string;
}

/** The school that offers the course. */
export interface Provider {
  readonly name: string;
  /** Scheme, host and port of the site, without a trailing slash. */
  readonly origin: string;
}

/**
 * A course for search engines (docs/spec/courses.md#structured-data). Unknown properties are left out: an empty text
 * would be wrong.
 */
export function courseLinkedData(course: CourseSummary, { name, origin }: Provider): LinkedData {
  const { id, title, cover, shortDescription } = course;
  const price = priceOf(course);
  const url = origin + courseAddress(id);
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: title,
    url,
    provider: { '@type': 'Organization', name, url: `${origin}/` },
    ...(shortDescription !== '' && { description: shortDescription }),
    ...(isWebAddress(cover) && { image: cover }),
    ...(price !== undefined && {
      offers: {
        '@type': 'Offer',
        category: price === 0 ? 'Free' : 'Paid',
        price,
        priceCurrency: 'CNY',
        url,
      },
    }),
  };
}

/** The breadcrumbs of a page, for search engines. */
export function breadcrumbLinkedData(crumbs: readonly Crumb[], origin: string): LinkedData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + to,
    })),
  };
}

/** False for a `data:` URL, which search engines cannot use. */
function isWebAddress(address: string): boolean {
  return /^https?:/.test(address);
}
