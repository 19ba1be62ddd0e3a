import { fieldsOf } from './bill-of-materials.js';

/** Where webpack writes code of packages into a chunk that is none of their files. */
const WRITTEN_BY_PACKAGES: readonly (readonly [RegExp, string])[] = [
  [/\/webpack\/(?:runtime|bootstrap)/, 'webpack'],
  [/\/webpack\/runtime\/(?:css loading|get mini-css)/, 'mini-css-extract-plugin'],
];

/** The files that a source map names. */
export function sourcesIn(map: string): readonly string[] {
  const { sources } = fieldsOf(JSON.parse(map));
  return Array.isArray(sources) ? sources.filter((source) => typeof source === 'string') : [];
}

/**
 * The packages that files of a bundle come from, as the source maps of its chunks name them: each as its folder below
 * `node_modules`, in the order of the alphabet. One that stands within another is a package of its own.
 */
export function shippedPackages(sources: readonly string[]): readonly string[] {
  const found = sources.flatMap((source) => {
    const [, path] = /\/node_modules\/(.+)$/.exec(source) ?? [];
    if (path === undefined) return WRITTEN_BY_PACKAGES.filter(([by]) => by.test(source)).map(([, name]) => name);
    return /^(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [];
  });
  return [...new Set(found)].sort();
}
