import { type Directory, type Lesson } from '../../src/domain/courses/directory.js';
import { DIRECTORY } from '../../src/domain/courses/strings.js';
import type { Metadata } from './metadata.js';
import { escaped } from './serialise.js';

/**
 * The head elements of a snapshot (docs/spec/snapshots.md#metadata). All have the attribute `data-snapshot`; `page` for
 * what the page itself adds when it replaces the snapshot (snapshots/start/head.ts).
 */
export function headOf(metadata: Metadata, ofPage: readonly string[]): string {
  const { title, description, canonical, image, type, siteName, linkedData } = metadata;
  const properties = {
    'og:type': type,
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:image': image,
  };
  const names = {
    description,
    'twitter:card': image === '' ? 'summary' : 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
  };
  const items = { name: title, description, image };
  return [
    `<link data-snapshot="page" rel="canonical" href="${escaped(canonical)}">`,
    ...metaElements('name', names),
    ...metaElements('property', properties),
    ...metaElements('itemprop', items),
    ...ofPage.map((json) => dataElement(json, 'page')),
    ...linkedData.map((data) => dataElement(JSON.stringify(data), '')),
  ].join('');
}

export function titleElement(title: string): string {
  return `<title>${escaped(title)}</title>`;
}

/** Before the scripts of the document, so that the first image, usually the largest paint, does not wait for them. */
export function preloadElement(image: string): string {
  if (image === '' || image.startsWith('data:')) return '';
  return `<link data-snapshot="" rel="preload" as="image" fetchpriority="high" href="${escaped(image)}">`;
}

function metaElements(attribute: string, contents: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(contents)
    .filter(([, content]) => content !== '')
    .map(([name, content]) => {
      const owner = attribute === 'name' && name === 'description' ? 'page' : '';
      return `<meta data-snapshot="${owner}" ${attribute}="${name}" content="${escaped(content)}">`;
    });
}

/** `<` in JSON would end the element or begin a comment. */
function dataElement(json: string, owner: 'page' | ''): string {
  const text = json.replaceAll('<', String.raw`\u003c`);
  return `<script data-snapshot="${owner}" type="application/ld+json">${text}</script>`;
}

/** Chapters and lessons of a course for readers without scripts: on the page they are in another tab. */
export function directoryHtml(directory: Directory): string {
  const chapters = directory.kind === 'flat' ? [] : directory.chapters;
  const rest = directory.kind === 'flat' ? directory.lessons : directory.rest;
  const parts = [
    ...chapters.map(({ title, lessons }) => `<h3>${escaped(title)}</h3>${listOf(lessons)}`),
    ...(rest.length === 0 ? [] : [listOf(rest)]),
  ];
  if (parts.length === 0) return '';
  return `<noscript><section class="column"><h2>${DIRECTORY}</h2>${parts.join('')}</section></noscript>`;
}

function listOf(lessons: readonly Lesson[]): string {
  return `<ol>${lessons.map(({ title }) => `<li>${escaped(title)}</li>`).join('')}</ol>`;
}
