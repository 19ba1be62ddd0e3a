import type { ChunkGroup, Compilation } from 'webpack';

/**
 * Part of every build for visitors: the stylesheets of the pages that have snapshots, and under `START` the HTML that
 * every snapshot contains.
 */
export const PAGE_STYLES = 'page-styles.json';
export const START = 'start';

/** Parts of the site that are fetched on demand and that a snapshot may contain, each with the module that is imported. */
const PARTS: Readonly<Record<string, string>> = {
  home: '/home-page.js',
  courses: '/courses-page.js',
  courseDetail: '/course-detail-page.js',
  announcement: '/announcement-page.js',
  vip: '/vip-page.js',
  richText: '/content/rich-text.js',
  formulas: '/katex.js',
  code: '/highlighter.js',
};

/** The paths of the stylesheets of each part, in the order in which the site loads them. */
export function pageStyles({
  chunkGroups,
}: Pick<Compilation, 'chunkGroups'>): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(PARTS).map(([part, imported]) => {
      const group = chunkGroups.find(({ origins }) => origins.some(({ request }) => request.endsWith(imported)));
      return [part, group === undefined ? [] : stylesheetsOf(group)];
    }),
  );
}

function stylesheetsOf(group: ChunkGroup): readonly string[] {
  return group
    .getFiles()
    .filter((file) => file.endsWith('.css'))
    .map((file) => `/${file}`);
}
