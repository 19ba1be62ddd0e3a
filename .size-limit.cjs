// What every chunk may weigh, compressed as operators serve it: scripts and sheets of the same name together
// (docs/decisions/0002, issue 10). What index.html itself names is the first load.
const { mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');

/** Chunks with a name, and packages that are fetched when there is something to draw. */
const BUDGETS_KB = {
  home: 12,
  courses: 12,
  search: 12,
  'course-details': 25,
  lesson: 20,
  player: 6,
  streams: 100,
  comments: 5,
  'study-center': 12,
  announcements: 6,
  messages: 8,
  points: 5,
  'vip-plans': 4,
  'member-orders': 7.5,
  order: 13,
  'order-pay': 8,
  'rich-text': 12,
  'signing-in': 8,
  member: 13,
  'member-forms': 8,
  'avatar-cropper': 14,
  nearness: 1,
};
/** A chunk without a name: shared parts, pages without a service, languages of code. */
const UNNAMED_KB = 11;
const PACKAGES = [
  ['katex', 65],
  ['luxon', 21],
  ['dompurify', 12],
  ['@vidstack/react', 80],
];

const html = readFileSync('dist/index.html', 'utf8');
const scripts = [...html.matchAll(/<script defer="defer" src="\/(assets\/[^"]+)"/g)].map((match) => `dist/${match[1]}`);
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
  { name: 'first load, JS + CSS', path: firstLoad, limit: '100 kB', brotli: true },
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
