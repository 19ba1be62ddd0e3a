import { type BuiltFiles, INDEX } from '../../tools/preview/built-files.js';

/** Scripts and sheets of a release, as they go over the wire. */
export interface Part {
  readonly files: number;
  readonly bytes: number;
}

/** What somebody who knows the release before has to fetch of a release, and what of it they have already. */
export interface Fetched {
  readonly anew: Part;
  readonly kept: Part;
  /** Paths of what comes anew, the heaviest first. */
  readonly paths: readonly string[];
}

export interface Comparison {
  /** What index.html itself loads; it knows the files of pages as well. */
  readonly firstLoad: Fetched;
  /** What pages and dialogs bring along, to whom has seen them all. */
  readonly later: Fetched;
}

/** A name holds the hash of what is in the file: the same name is the same file, which the browser has (docs/deploy.md). */
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
  const anew = paths.filter((path) => !before.has(path)).toSorted((one, other) => weight(other) - weight(one));
  return { anew: part(anew), kept: part(paths.filter((path) => before.has(path))), paths: anew };
}
