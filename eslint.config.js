import { defineConfig, globalIgnores } from 'eslint/config';
import baseline from 'eslint-plugin-baseline-js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { tsImport } from 'tsx/esm/api';
import tseslint from 'typescript-eslint';

const { plugin: courseSite } = await tsImport('./tools/eslint/plugin.ts', import.meta.url);

const TYPESCRIPT = ['**/*.{ts,tsx}'];

const DEFAULT_EXPORTS = [
  {
    selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
    message: 'Export by name, so that a search for the name finds its users.',
  },
];

// `new Date(number)` is allowed: it converts a given time and does not read the clock.
const CLOCK = [
  {
    selector: [
      'NewExpression[callee.name="Date"][arguments.length=0]',
      'CallExpression[callee.name="Date"]',
      'MemberExpression[object.name=/^(Date|performance)$/][property.name="now"]',
      'MemberExpression[property.name=/^set(Timeout|Interval)$/]',
      'CallExpression[callee.name=/^set(Timeout|Interval)$/]',
    ].join(', '),
    message: 'Use the scheduler of the port TIME, so that tests control the time.',
  },
];

// Browsers with Trusted Types refuse these at run time (tools/preview/csp.ts); this rule reports them earlier. It has no
// exceptions: the sanitiser's library returns nodes, not text.
const TEXT_AS_HTML = [
  {
    selector: [
      'AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
      'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|parseFromString)$/]',
      'CallExpression[callee.property.name=/^(setHTMLUnsafe|parseHTMLUnsafe)$/]',
      'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
      'CallExpression[callee.object.property.name="document"][callee.property.name=/^write(ln)?$/]',
      'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
      'Property[key.name="dangerouslySetInnerHTML"]',
    ].join(', '),
    message: 'Text must not become HTML: set it as text, or display it with RichText, which sanitises it.',
  },
];

const LOOKBEHIND = [
  {
    selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
    message: 'Safari 16.0 to 16.3 cannot parse a lookbehind: docs/guides/browsers.md',
  },
];

// Features that all engines got after 2022, and that the oldest browsers of docs/guides/browsers.md have nevertheless.
const IN_OLDEST_BROWSERS = [
  ...['offscreen-canvas', 'createimagebitmap', 'constructed-stylesheets', 'aria-attribute-reflection'],
  // A hint that other browsers ignore.
  ...['fetch-priority', 'canvas-2d-willreadfrequently'],
  // Used only where the browser has it.
  ...['media-session', 'requestidlecallback', 'async-clipboard'],
  // The class of RxJS has the name of a class that browsers will have.
  'observable',
];

// Pages do not move the focus themselves: FocusKeeper, useFocusOn and shared components do (docs/decisions/0021).
const FOCUS_BY_HAND = [
  {
    selector: 'CallExpression[callee.property.name="focus"]',
    message:
      'useFocusOn, or `data-focus-next` for an element that disappears: docs/decisions/0021-focus-in-one-place.md',
  },
];

const BROWSER_GLOBALS = [
  ...['window', 'self', 'globalThis', 'document', 'location', 'history', 'navigator', 'screen', 'console'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
  ...[
    'BroadcastChannel',
    'Worker',
    'crypto',
    'performance',
    'matchMedia',
    'alert',
    'confirm',
    'prompt',
    'open',
    'close',
  ],
  ...['addEventListener', 'removeEventListener', 'requestAnimationFrame', 'requestIdleCallback', 'queueMicrotask'],
  ...['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'process'],
];

export default defineConfig(
  globalIgnores(['dist/', 'dist-catalogue/', 'dist-offline/', '.pictures/', 'coverage/', '.cache/', 'media/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.strict,
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'course-site': courseSite },
    rules: {
      'course-site/private-subjects': 'error',
      'course-site/stream-names': 'error',
      '@typescript-eslint/prefer-readonly': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // `raw['nick_name']` shows that the key comes from outside and may be missing.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // A number in a template is safe; any other type is probably a mistake.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['src/ui/**/*.{ts,tsx}', 'demo/{panel,pages,catalogue}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  { files: ['src/ui/**/*.tsx', 'demo/{panel,pages,catalogue}/**/*.tsx'], extends: [jsxA11y.flatConfigs.strict] },
  {
    files: ['src/**/*.{ts,tsx}', 'demo/**/*.{ts,tsx}'],
    plugins: { 'course-site': courseSite },
    rules: {
      'course-site/chinese-in-strings': 'error',
      'course-site/input-method-keys': 'error',
      'no-restricted-syntax': ['error', ...DEFAULT_EXPORTS, ...LOOKBEHIND, ...TEXT_AS_HTML, ...CLOCK],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'baseline-js': baseline },
    rules: {
      // JavaScript itself is also limited by tsconfig.src.json, which misses nothing.
      'baseline-js/use-baseline': [
        'error',
        {
          available: 2022,
          includeWebApis: { preset: 'type-aware' },
          includeJsBuiltins: { preset: 'type-aware' },
          ignoreFeatures: IN_OLDEST_BROWSERS,
        },
      ],
    },
  },
  {
    files: ['src/ui/{pages,comments,courses,orders,player,signing-in}/**'],
    rules: {
      'no-restricted-syntax': ['error', ...DEFAULT_EXPORTS, ...LOOKBEHIND, ...TEXT_AS_HTML, ...CLOCK, ...FOCUS_BY_HAND],
    },
  },
  {
    files: [
      '**/{strings,*.strings}.ts',
      // The table of routes contains the titles of the pages.
      'src/domain/access/routes.ts',
      'src/adapters/memory/seed/**',
      'demo/server/**',
    ],
    rules: { 'course-site/chinese-in-strings': 'off' },
  },
  {
    files: ['src/{adapters,boot}/**', 'demo/server/**'],
    rules: { 'no-restricted-syntax': ['error', ...DEFAULT_EXPORTS, ...LOOKBEHIND, ...TEXT_AS_HTML] },
  },
  {
    files: ['src/{domain,application}/**'],
    rules: { 'no-restricted-globals': ['error', ...BROWSER_GLOBALS] },
  },
  {
    files: ['test/**', 'lab/races/**', 'lab/**/*.test.ts'],
    rules: {
      // Assertions of chai are expressions: `expect(open).to.be.true;`
      '@typescript-eslint/no-unused-expressions': 'off',
      // A fake exposes a subject where its port has a stream, so that tests can emit values.
      'course-site/private-subjects': 'off',
    },
  },
  {
    // Tools that can load their helpers only by require().
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
