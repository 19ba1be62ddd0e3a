import { type BuiltFiles, INDEX } from '../../tools/preview/built-files.js';

/** Scripts and stylesheets of a release, with their transferred size. */
export interface Part {
  readonly files: number;
  readonly bytes: number;
}

/** What a visitor of the previous release has to load (`fetched`), and what their browser has cached (`cached`). */
export interface Fetched {
  readonly fetched: Part;
  readonly cached: Part;
  /** Paths of the files to load, the largest first. */
  readonly paths: readonly string[];
}

export interface Comparison {
  /** The files that index.html loads. It also contains the file names of pages. */
  readonly firstLoad: Fetched;
  /** The files of pages and dialogs, for a visitor who has opened all of them. */
  readonly later: Fetched;
}

/** A file name contains a hash of the content: the browser has cached a file with the same name (docs/deploy.md). */
export function compareReleases(before: BuiltFiles, after: BuiltFiles): Comparison {
  const html = String(after.get(INDEX));
  const assets = [...after.keys()].filter((path) => /^\/assets\/.*\.(?:js|css)$/.test(path));
  const isFirst = (path: string) => html.includes(` src="${path}"`);
  return {
    firstLoad: fetched(assets.filter(isFirst), before, after),
    later: fetched(
      assets.filter((path) => !isFirst(path)),
      before,
      after,
    ),
  };
}

function fetched(paths: readonly string[], before: BuiltFiles, after: BuiltFiles): Fetched {
  const weight = (path: string) => (after.get(`${path}.br`) ?? after.get(path))?.length ?? 0;
  const part = (some: readonly string[]): Part => ({
    files: some.length,
    bytes: some.reduce((sum, path) => sum + weight(path), 0),
  });
  const fetched = paths.filter((path) => !before.has(path)).toSorted((one, other) => weight(other) - weight(one));
  return { fetched: part(fetched), cached: part(paths.filter((path) => before.has(path))), paths: fetched };
}
