/*
 * The table of folders in docs/architecture.md, made executable. Each row of the table is a rule with a list of allowed
 * imports; every other import is an error. test/architecture/layers.test.ts tries a forbidden import for every cell.
 */

/** Matches the files of packages, in any node_modules folder. */
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

const ENTRIES = '^src/start/';
/**
 * What the codes and texts of a MeEdu server mean: the HTTP and the in-memory adapters share it
 * (docs/decisions/0013-what-the-server-means.md).
 */
const WIRE = '^src/adapters/wire/';
/** The first calls of a visit and their URLs. An inline script sends these calls before the adapter is loaded. */
const CALLS = String.raw`^src/adapters/http/client/(first-calls|shared-calls|request-url)\.ts$`;
const APP_SHELL = String.raw`^src/boot/app-shell\.tsx$`;

/** The top folders, each with those that it must not import. Tools and measurements share the browser of the tests. */
const FLOORS = [
  ['src', 'demo/', 'snapshots/', 'tools/', 'lab/', 'test/'],
  ['demo', 'snapshots/', 'tools/', 'lab/', 'test/'],
  // Operators run it every hour: it draws the site itself, and nothing that only developers use.
  ['snapshots', 'demo/', 'tools/', 'lab/', 'test/'],
  ['tools', 'lab/', 'test/(?!support/)'],
  ['lab', 'test/(?!support/)'],
];

/** One row of the table: files that match `from` may import what matches `may`, and nothing else. */
const row = (name, comment, from, ...may) => ({ name, comment, severity: 'error', from, to: { pathNot: may } });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    row(
      'domain-row',
      'The domain imports itself and RxJS.',
      { path: '^src/domain/', pathNot: '^src/domain/(time|content)/' },
      '^src/domain/',
      npm('rxjs'),
    ),
    row(
      'domain-calendar-row',
      'Dates and course content may also use luxon.',
      { path: '^src/domain/(time|content)/' },
      '^src/domain/',
      npm('rxjs', 'luxon'),
    ),
    row(
      'application-row',
      'Services import the domain, each other and RxJS.',
      { path: '^src/application/' },
      '^src/(domain|application)/',
      npm('rxjs'),
    ),
    row(
      'adapters-row',
      'An adapter imports the domain and its own folder.',
      { path: '^src/adapters/([^/]+)/', pathNot: '^src/adapters/(http|wire|browser/playback)/' },
      '^src/domain/',
      WIRE,
      '^src/adapters/$1/',
      npm('rxjs'),
    ),
    row(
      'adapters-playback-row',
      'The adapter that plays videos also imports the library for streams.',
      { path: '^src/adapters/browser/playback/' },
      '^src/domain/',
      '^src/adapters/browser/',
      npm('rxjs', 'hls.js'),
    ),
    row(
      'adapters-wire-row',
      'The meaning of codes and texts depends on the domain only, not on how answers are transported.',
      { path: WIRE },
      '^src/domain/',
      WIRE,
    ),
    row(
      'adapters-http-row',
      'The HTTP adapter also imports the library for retries.',
      { path: '^src/adapters/http/' },
      '^src/domain/',
      WIRE,
      '^src/adapters/http/',
      npm('rxjs', 'fetch-retry'),
    ),
    row(
      'ui-row',
      'Views import services, the domain and the libraries that render.',
      { path: '^src/ui/', pathNot: '^src/ui/(shared/content|member)/' },
      '^src/(domain|application|ui)/',
      npm('rxjs', 'react', 'react-dom', 'react-router-dom', 'observable-hooks', 'react-bootstrap', 'uqr'),
    ),
    row(
      'ui-member-row',
      'The page of a member also imports the library that crops avatars.',
      { path: '^src/ui/member/' },
      '^src/(domain|application|ui)/',
      npm('rxjs', 'react', 'react-router-dom', 'react-easy-crop'),
    ),
    row(
      'ui-content-row',
      'Rich text also imports the libraries that sanitise HTML, render formulas and highlight code.',
      { path: '^src/ui/shared/content/' },
      '^src/(domain|application|ui)/',
      npm('rxjs', 'react', 'react-router-dom', 'dompurify', 'katex', 'highlight.js'),
    ),
    {
      name: 'shared-views-alone',
      comment:
        'A view that several features use knows none of them; only the declaration of the dialogs is used everywhere.',
      severity: 'error',
      from: { path: '^src/ui/shared/.*[.]tsx?$' },
      to: { path: '^src/ui/(?!shared/)[^/]+/', pathNot: '^src/ui/signing-in/dialogs/dialogs[.]ts$' },
    },
    row(
      'panel-row',
      'The panel of the offline site is a view that also imports the in-memory server.',
      { path: '^demo/(panel|pages|storage|web-space|start-offline)' },
      '^src/(domain|application|ui|adapters/memory)/',
      '^demo/(panel|pages|storage|web-space|strings|offline)',
      npm('rxjs', 'react', 'react-dom'),
    ),
    row(
      'catalogue-row',
      'The catalogue produces each state of the site through the in-memory server.',
      { path: '^demo/catalogue/' },
      '^src/(domain|application|ui|adapters/memory)/',
      '^demo/(catalogue/|modules-in\\.ts$)',
      npm('rxjs', 'react', 'react-dom'),
    ),
    ...FLOORS.map(([folder, ...higher]) => ({
      name: `floor-of-${folder}`,
      comment:
        'A top folder imports those of its row in docs/architecture.md; what two of them use is in one that both may import.',
      severity: 'error',
      from: { path: `^${folder}/` },
      to: { path: `^(${higher.join('|')})` },
    })),
    row(
      'boot-row',
      'Scripts that run before React import rules of the domain and the lists of first calls.',
      { path: '^src/boot/', pathNot: APP_SHELL },
      '^src/(domain|boot)/',
      CALLS,
    ),
    row(
      'snapshots-start-row',
      'What runs in the browser over a snapshot is an inline script: it imports rules of the domain, and what repeats input.',
      { path: '^snapshots/start/' },
      '^src/domain/',
      String.raw`^src/boot/(page-ready|repeat-input|start-event)\.ts$`,
      '^snapshots/start/',
    ),
    row(
      'app-shell-row',
      'The app shell consists of views that need no services.',
      { path: APP_SHELL },
      String.raw`^src/ui/shared/(header/header-parts|feedback/skeleton)\.tsx$`,
      npm('react'),
    ),
    row(
      'calls-row',
      'The first calls are bundled into an inline script: they import rules and types of the domain at most.',
      { path: CALLS },
      '^src/domain/',
      CALLS,
    ),
    {
      name: 'one-user-of-the-container',
      comment: 'Only one file uses Inversify: features and environments use tokens and bindings.',
      severity: 'error',
      from: { path: '^(src|demo)/', pathNot: String.raw`^src/composition/services\.ts$` },
      to: { path: npm('inversify', 'reflect-metadata') },
    },
    {
      name: 'no-tokens-in-composition',
      comment: 'A token is beside the interface or class that it names.',
      severity: 'error',
      from: { path: '^src/composition/' },
      to: { path: String.raw`^src/domain/kernel/token\.ts$`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'production-without-memory',
      comment: 'No production bundle contains the in-memory server.',
      severity: 'error',
      from: { path: '^src/(composition|start)/', pathNot: '^src/composition/(memory|offline)[.]ts$' },
      to: { path: '^src/adapters/memory/' },
    },
    {
      name: 'no-place-outside-the-table',
      comment: 'No row of the table would apply to a file outside its folders.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/(domain|application|adapters/[^/]+|ui|composition|boot)/', ENTRIES],
      },
      to: {},
    },
    {
      name: 'no-cycles',
      comment: 'Two files that import each other should be one file, or three.',
      severity: 'error',
      from: { path: '^(src|demo|snapshots|tools|lab)/' },
      to: { circular: true },
    },
    {
      name: 'no-barrels',
      comment: 'Import the file itself, so that a search for its name finds its users.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: String.raw`^src/.*\bindex\.[jt]sx?$` },
    },
    {
      name: 'no-orphans',
      comment: 'A file without imports that no file imports is unused.',
      severity: 'error',
      from: { path: '^src/', orphan: true, pathNot: [ENTRIES, '^src/boot/', String.raw`\.d\.ts$`] },
      to: {},
    },
    {
      name: 'no-unknown-imports',
      comment: 'No other rule applies to an import that cannot be resolved.',
      severity: 'error',
      from: { path: '^(src|demo|snapshots|tools|lab)/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Imports of types count too: a port that is imported as a type is a dependency.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
