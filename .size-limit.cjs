// What every chunk may weigh, compressed as operators serve it: scripts and sheets of the same name together
// (docs/decisions/0002, issue 10), 3 % above what was reached (issue 14). What index.html itself names is the first load.
const { mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');

/** Chunks with a name, and packages that are fetched when there is something to draw. */
const BUDGETS_KB = {
  home: 8.6,
  courses: 4.9,
  search: 6.9,
  'course-details': 8.1,
  lesson: 16.3,
  player: 4.2,
  streams: 99.5,
  comments: 4.6,
  'study-center': 7.9,
  announcements: 5.5,
  messages: 5.2,
  points: 2.7,
  'vip-plans': 4.1,
  'member-orders': 7.9,
  order: 8.2,
  'order-pay': 7.4,
  'rich-text': 1.1,
  'signing-in': 6.6,
  member: 12.9,
  'member-forms': 4.8,
  'avatar-cropper': 3.5,
  nearness: 0.72,
};
/** A chunk without a name: shared parts, pages without a service, languages of code. */
const UNNAMED_KB = 10.9;
const PACKAGES = [
  ['katex', 64.9],
  ['luxon', 20],
  ['dompurify', 10.7],
  ['@vidstack/react', 76],
];

const html = readFileSync('dist/index.html', 'utf8');
const scripts = [...html.matchAll(/<script [^>]*data-site src="\/(assets\/[^"]+)"/g)].map(
  (match) => `dist/${match[1]}`,
);
// The sheet is written into the document; what is weighed has to be a file.
const [, sheet] = /<style>(.*)<\/style>/s.exec(html) ?? [];
if (scripts.length === 0 || sheet === undefined)
  throw new Error('dist/index.html has no script or no sheet: is it built?');
const SHEET = '.cache/first-sheet.css';
mkdirSync('.cache', { recursive: true });
writeFileSync(SHEET, sheet);
const firstLoad = [...scripts, SHEET];

const later = readdirSync('dist/assets')
  .filter((file) => /\.(?:js|css)$/.test(file))
  .map((file) => `dist/assets/${file}`)
  .filter((path) => !firstLoad.includes(path));
const chunks = groupBy(later, chunkOf);

module.exports = [
  { name: 'first load, JS + CSS', path: firstLoad, limit: '115 kB', brotli: true },
  ...[...chunks].map(([name, path]) => ({ name, path, limit: `${limitOf(name, path)} kB`, brotli: true })),
];

function chunkOf(path) {
  return /([^/]+)\.[0-9a-f]{6}\.\w+$/.exec(path)[1];
}

function limitOf(name, paths) {
  if (name in BUDGETS_KB) return BUDGETS_KB[name];
  if (!/^\d+$/.test(name)) throw new Error(`The chunk ${name} has no budget in .size-limit.cjs`);
  const sources = paths.filter((path) => path.endsWith('.js')).flatMap(sourcesOf);
  return (
    PACKAGES.find(([name]) => sources.some((source) => source.includes(`/node_modules/${name}/`)))?.[1] ?? UNNAMED_KB
  );
}

function sourcesOf(path) {
  return JSON.parse(readFileSync(`${path}.map`, 'utf8')).sources;
}

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
