/*
 * The table of docs/architecture.md, "Layers and the dependency rule", made executable: one rule per row, each naming
 * everything the row may import, so that whatever it does not name is refused.
 * test/architecture/layers.test.ts plants an offender for every cell.
 */

/** Matches a package, wherever node_modules happens to be. */
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

const ENTRIES = String.raw`^src/(main|start-site|start-over-snapshot|start-production)\.tsx?$`;
/** What a MeEdu server means by its codes and words: both faces of the server read it (docs/decisions/0013). */
const WIRE = '^src/adapters/wire/';
/** Which calls are made first, and how their addresses are written: the inline script makes them before the adapter does. */
const CALLS = String.raw`^src/adapters/http/(client/start-up-calls|client/request-url|home-calls)\.ts$`;
const APP_SHELL = String.raw`^src/boot/app-shell\.tsx$`;

/** One row of the table: files under `from` import what `may` names and nothing else. */
const row = (name, comment, from, ...may) => ({ name, comment, severity: 'error', from, to: { pathNot: may } });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    row(
      'domain-row',
      'The domain knows itself and RxJS.',
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
      'Flows know the domain, each other and RxJS.',
      { path: '^src/application/' },
      '^src/(domain|application)/',
      npm('rxjs'),
    ),
    row(
      'adapters-row',
      'An adapter knows the domain and its own folder.',
      { path: '^src/adapters/([^/]+)/', pathNot: '^src/adapters/(http|wire|browser/playback)/' },
      '^src/domain/',
      WIRE,
      '^src/adapters/$1/',
      npm('rxjs'),
    ),
    row(
      'adapters-playback-row',
      'What plays films also knows the library that plays streams.',
      { path: '^src/adapters/browser/playback/' },
      '^src/domain/',
      '^src/adapters/browser/',
      npm('rxjs', 'hls.js'),
    ),
    row(
      'adapters-wire-row',
      'The meaning of codes and words knows the errors of the domain, and nothing of how they travel.',
      { path: WIRE },
      '^src/domain/',
      WIRE,
    ),
    row(
      'adapters-http-row',
      'The HTTP adapter also knows the library that asks again.',
      { path: '^src/adapters/http/' },
      '^src/domain/',
      WIRE,
      '^src/adapters/http/',
      npm('rxjs', 'fetch-retry'),
    ),
    row(
      'ui-row',
      'Views know flows, pure rules and the libraries that draw.',
      { path: '^src/ui/', pathNot: '^src/ui/(content|player|pages/member)/' },
      '^src/(domain|application|ui)/',
      npm('rxjs', 'react', 'react-router-dom', 'observable-hooks', 'react-bootstrap', 'uqr'),
    ),
    row(
      'ui-member-row',
      'The page of a member also knows what cuts their picture.',
      { path: '^src/ui/pages/member/' },
      '^src/(domain|application|ui)/',
      npm('rxjs', 'react', 'react-easy-crop'),
    ),
    row(
      'ui-player-row',
      'The player also knows the parts that its controls are made of.',
      { path: '^src/ui/player/' },
      '^src/(domain|application|ui)/',
      npm('rxjs', 'react', '@vidstack/react'),
    ),
    row(
      'ui-content-row',
      'Texts of the server also know what makes them harmless, draws their formulas and colours their code.',
      { path: '^src/ui/content/' },
      '^src/(domain|application|ui)/',
      npm('rxjs', 'react', 'dompurify', 'katex', 'highlight.js'),
    ),
    row(
      'panel-row',
      'The panel of the offline site is a view that may also reach the in-memory server.',
      { path: '^demo/(panel|pages|storage|web-space|start-offline)' },
      '^src/(domain|application|ui|adapters/memory)/',
      '^demo/(panel|pages|storage|web-space|strings|offline)',
      npm('rxjs', 'react', 'react-dom'),
    ),
    row(
      'catalogue-row',
      'The catalogue of states reaches each state of the site by the controls of the in-memory server.',
      { path: '^demo/catalogue/' },
      '^src/(domain|application|ui|adapters/memory)/',
      '^demo/(catalogue/|modules-in\\.ts$)',
      npm('rxjs', 'react', 'react-dom'),
    ),
    {
      name: 'product-alone',
      comment: 'What developers use is never part of the product.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(demo|lab|test|tools)/' },
    },
    row(
      'boot-row',
      'What runs before React knows pure rules, and which calls the HTTP adapter makes first.',
      { path: '^src/boot/', pathNot: APP_SHELL },
      '^src/(domain|boot)/',
      CALLS,
    ),
    row(
      'app-shell-row',
      'The app shell draws with views that need no services.',
      { path: APP_SHELL },
      String.raw`^src/ui/(header/header-parts|feedback/skeleton)\.tsx$`,
      npm('react'),
    ),
    row(
      'calls-row',
      'A list of calls is bundled into an inline script: it imports types of the domain at most.',
      { path: CALLS },
      '^src/domain/',
      CALLS,
    ),
    {
      name: 'one-user-of-the-container',
      comment: 'Inversify is a detail of one file: features and environments speak of tokens and bindings.',
      severity: 'error',
      from: { path: '^(src|demo)/', pathNot: String.raw`^src/composition/services\.ts$` },
      to: { path: npm('inversify', 'reflect-metadata') },
    },
    {
      name: 'production-without-memory',
      comment: 'The in-memory server reaches no production bundle: only the other environments bind it.',
      severity: 'error',
      from: {
        path: '^src/(composition/(production|browser|core|http|http-courses|loader|generations|lazy-services|services|features/)|start-|main\\.tsx$)',
      },
      to: { path: '^src/adapters/memory/' },
    },
    {
      name: 'no-place-outside-the-table',
      comment: 'A file outside the folders of the table would escape every row.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/(domain|application|adapters/[^/]+|ui|composition|boot)/', ENTRIES],
      },
      to: {},
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or miss a third.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'no-barrels',
      comment: 'Import the file you mean: its name is the search key.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: String.raw`^src/.*\bindex\.[jt]sx?$` },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nobody imports and that imports nothing is dead.',
      severity: 'error',
      from: { path: '^src/', orphan: true, pathNot: [ENTRIES, '^src/boot/', String.raw`\.d\.ts$`] },
      to: {},
    },
    {
      name: 'no-unknown-imports',
      comment: 'An import that leads nowhere hides from every other rule.',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Types count: a port imported as a type is a dependency all the same.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
