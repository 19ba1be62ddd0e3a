// Size limits of the first load and of the five largest chunks, compressed with brotli as operators serve them
// (docs/decisions/0002-first-load-budget.md).
const { mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');

/**
 * The largest chunks, by their name or by a package that they contain. Script and stylesheet of a chunk count together.
 */
const LARGEST_KB = { 'hls.js': 100, katex: 65, lesson: 28.6, luxon: 20, member: 17 };

const html = readFileSync('dist/index.html', 'utf8');
const scripts = [...html.matchAll(/<script (?=[^>]*data-site)[^>]*src="\/(assets\/[^"]+)"/g)].map(
  (match) => `dist/${match[1]}`,
);
// The stylesheet is inline in the document, and size-limit measures files.
const [, stylesheet] = /<style>(.*)<\/style>/s.exec(html) ?? [];
if (scripts.length === 0 || stylesheet === undefined)
  throw new Error('dist/index.html has no script or no stylesheet: run npm run build');
const STYLESHEET = '.cache/first-stylesheet.css';
mkdirSync('.cache', { recursive: true });
writeFileSync(STYLESHEET, stylesheet);

const later = readdirSync('dist/assets')
  .filter((file) => /\.(?:js|css)$/.test(file))
  .map((file) => `dist/assets/${file}`)
  .filter((path) => !scripts.includes(path));

module.exports = [
  { name: 'first load, JS + CSS', path: [...scripts, STYLESHEET], limit: '120 kB', brotli: true },
  ...Object.entries(LARGEST_KB).map(([name, limit]) => ({
    name,
    path: filesOf(name),
    limit: `${limit} kB`,
    brotli: true,
  })),
];

function filesOf(name) {
  const named = later.filter((path) => chunkOf(path) === name);
  if (named.length > 0) return named;
  const holding = later.filter((path) => path.endsWith('.js') && sourcesOf(path).includes(`/node_modules/${name}/`));
  if (holding.length === 0) throw new Error(`No chunk is called ${name} or contains ${name}`);
  return later.filter((path) => holding.some((script) => chunkOf(script) === chunkOf(path)));
}

function chunkOf(path) {
  return /([^/]+)\.[0-9a-f]{6}\.\w+$/.exec(path)[1];
}

function sourcesOf(path) {
  return JSON.parse(readFileSync(`${path}.map`, 'utf8')).sources.join('\n');
}
