import { fieldsOf } from './bill-of-materials.js';

/** Code of packages that webpack adds to a chunk although it is not in one of their files. */
const WRITTEN_BY_PACKAGES: readonly (readonly [RegExp, string])[] = [
  [/\/webpack\/(?:runtime|bootstrap)/, 'webpack'],
  [/\/webpack\/runtime\/(?:css loading|get mini-css)/, 'mini-css-extract-plugin'],
];

/** The source files that a source map names. */
export function sourcesIn(map: string): readonly string[] {
  const { sources } = fieldsOf(JSON.parse(map));
  return Array.isArray(sources) ? sources.filter((source) => typeof source === 'string') : [];
}

/**
 * The packages that the sources of a bundle belong to, as folders below `node_modules`, sorted. A package inside
 * another one's `node_modules` counts by itself.
 */
export function shippedPackages(sources: readonly string[]): readonly string[] {
  const found = sources.flatMap((source) => {
    const [, path] = /\/node_modules\/(.+)$/.exec(source) ?? [];
    if (path === undefined) return WRITTEN_BY_PACKAGES.filter(([by]) => by.test(source)).map(([, name]) => name);
    return /^(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [];
  });
  return [...new Set(found)].sort();
}
