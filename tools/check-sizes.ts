import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/**
 * Checks the sizes of the first load and of the five largest chunks in `dist`, compressed with brotli as operators serve
 * them (docs/decisions/0002-first-load-budget.md).
 */
const FIRST_LOAD_KB = 119.9;
/** By the chunk's name or a package that it contains. Script and stylesheet of a chunk count together. */
const LARGEST_KB = { 'hls.js': 100, katex: 65, lesson: 30.8, luxon: 20, member: 17 };

const html = readFileSync('dist/index.html', 'utf8');
const scripts = [...html.matchAll(/<script (?=[^>]*data-site)[^>]*src="\/(assets\/[^"]+)"/g)].map(
  ([, path = '']) => `dist/${path}`,
);
const [, stylesheet] = /<style>(.*)<\/style>/s.exec(html) ?? [];
if (scripts.length === 0 || stylesheet === undefined)
  throw new Error('dist/index.html has no script or no stylesheet: run npm run build');
const later = readdirSync('dist/assets')
  .filter((file) => /\.(?:js|css)$/.test(file))
  .map((file) => `dist/assets/${file}`)
  .filter((path) => !scripts.includes(path));

check('first load, JS + CSS', sizeOf(scripts) + brotliCompressSync(stylesheet).length, FIRST_LOAD_KB);
for (const [name, limit] of Object.entries(LARGEST_KB)) check(name, sizeOf(filesOf(name)), limit);

function check(name: string, bytes: number, limitKb: number): void {
  console.log(`${name.padEnd(20)} ${(bytes / 1000).toFixed(2).padStart(7)} kB of ${String(limitKb)}`);
  if (bytes <= limitKb * 1000) return;
  console.error(`${name} is larger than ${String(limitKb)} kB`);
  process.exitCode = 1;
}

/** The build has compressed its files (webpack.config.ts). */
function sizeOf(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + statSync(`${path}.br`).size, 0);
}

function filesOf(name: string): readonly string[] {
  const named = later.filter((path) => chunkOf(path) === name);
  if (named.length > 0) return named;
  const holding = later.filter((path) => path.endsWith('.js') && sourcesOf(path).includes(`/node_modules/${name}/`));
  if (holding.length === 0) throw new Error(`No chunk is called ${name} or contains ${name}`);
  return later.filter((path) => holding.some((script) => chunkOf(script) === chunkOf(path)));
}

function chunkOf(path: string): string | undefined {
  return /([^/]+)\.[0-9a-f]{6}\.\w+$/.exec(path)?.[1];
}

function sourcesOf(path: string): string {
  // Written by webpack.
  return (JSON.parse(readFileSync(`${path}.map`, 'utf8')) as { sources: readonly string[] }).sources.join('\n');
}
