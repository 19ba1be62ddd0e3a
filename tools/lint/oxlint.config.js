import { resolve } from 'node:path';

/**
 * Every change is checked with these rules; those that oxlint lacks are in eslint.config.js, for `src`. The table in
 * docs/decisions/0028-quick-tests.md names the rules of ESLint that they replace.
 */
const errors = (prefix, names) =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [prefix + name, 'error']),
  );

const GENERAL = errors(
  '',
  `no-array-constructor no-unused-expressions no-unused-vars no-useless-constructor no-useless-rename no-var prefer-const
  prefer-rest-params prefer-spread`,
);

const WITHOUT_TYPES = errors(
  'typescript/',
  `adjacent-overload-signatures array-type ban-tslint-comment class-literal-property-style
  consistent-generic-constructors consistent-indexed-object-style consistent-type-assertions
  consistent-type-definitions no-confusing-non-null-assertion no-duplicate-enum-values no-dynamic-delete
  no-empty-object-type no-explicit-any no-extra-non-null-assertion no-extraneous-class no-inferrable-types
  no-invalid-void-type no-misused-new no-namespace no-non-null-asserted-nullish-coalescing
  no-non-null-asserted-optional-chain no-non-null-assertion no-require-imports no-this-alias
  no-unnecessary-type-constraint no-unsafe-declaration-merging no-unsafe-function-type no-wrapper-object-types
  prefer-as-const prefer-for-of prefer-function-type prefer-literal-enum-member prefer-namespace-keyword
  triple-slash-reference unified-signatures`,
);

const WITH_TYPES = errors(
  'typescript/',
  `await-thenable no-array-delete no-base-to-string no-confusing-void-expression no-deprecated
  no-duplicate-type-constituents no-floating-promises no-for-in-array no-generated-empty-object-type no-implied-eval
  no-meaningless-void-operator no-misused-promises no-misused-spread no-mixed-enums no-redundant-type-constituents
  no-unnecessary-boolean-literal-compare no-unnecessary-condition no-unnecessary-template-expression
  no-unnecessary-type-arguments no-unnecessary-type-assertion no-unnecessary-type-conversion
  no-unnecessary-type-parameters no-unsafe-argument no-unsafe-assignment no-unsafe-call no-unsafe-enum-assignment
  no-unsafe-enum-comparison no-unsafe-member-access no-unsafe-return no-unsafe-unary-minus no-useless-default-assignment
  non-nullable-type-assertion-style only-throw-error prefer-find prefer-includes prefer-nullish-coalescing
  prefer-optional-chain prefer-promise-reject-errors prefer-readonly prefer-reduce-type-parameter prefer-regexp-exec prefer-return-this-type
  prefer-string-starts-ends-with related-getter-setter-pairs require-await restrict-plus-operands unbound-method
  use-unknown-in-catch-callback-variable`,
);

const HOOKS = errors(
  'react/',
  `error-boundaries exhaustive-deps globals immutability incompatible-library preserve-manual-memoization purity refs
  rules-of-hooks set-state-in-effect set-state-in-render static-components unsupported-syntax use-memo`,
);

const ACCESSIBILITY = errors(
  'jsx-a11y/',
  `alt-text anchor-has-content anchor-is-valid aria-activedescendant-has-tabindex aria-props aria-proptypes aria-role
  aria-unsupported-elements autocomplete-valid click-events-have-key-events heading-has-content html-has-lang
  iframe-has-title img-redundant-alt interactive-supports-focus label-has-associated-control media-has-caption
  mouse-events-have-key-events no-access-key no-autofocus no-distracting-elements
  no-interactive-element-to-noninteractive-role no-noninteractive-element-to-interactive-role
  no-noninteractive-tabindex no-redundant-roles no-static-element-interactions role-has-required-aria-props
  role-supports-aria-props scope tabindex-no-positive`,
);
const LOADING = ['onError', 'onLoad'];

const STREAMS = errors('course-site/', 'private-subjects stream-names');

const OURS = errors(
  'course-site/',
  'chinese-in-strings key-listeners named-exports no-lookbehind one-place text-is-no-html time-from-scheduler',
);

const BROWSER_GLOBALS = `window self globalThis document location history navigator screen console localStorage
  sessionStorage indexedDB caches fetch XMLHttpRequest WebSocket EventSource BroadcastChannel Worker crypto performance
  matchMedia alert confirm prompt open close addEventListener removeEventListener requestAnimationFrame
  requestIdleCallback queueMicrotask setTimeout setInterval clearTimeout clearInterval process`.split(/\s+/);

/** oxlint would look for relative paths beside this file. */
const files = (...patterns) => patterns.map((pattern) => resolve(import.meta.dirname, '../..', pattern));

export default {
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript'],
  jsPlugins: ['./oxlint-plugin.js'],
  categories: { correctness: 'off' },
  rules: {
    ...GENERAL,
    ...WITHOUT_TYPES,
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  },
  overrides: [
    {
      files: files('**/*.{ts,tsx}'),
      rules: {
        ...WITH_TYPES,
        ...STREAMS,
        'no-empty-function': 'error',
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        // `raw['nick_name']` shows that the key comes from outside and may be missing.
        'typescript/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
        // A number in a template is safe; any other type is probably a mistake.
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
      },
    },
    {
      files: files('src/ui/**/*.{ts,tsx}', 'demo/{panel,pages,catalogue}/**/*.{ts,tsx}'),
      plugins: ['react'],
      rules: HOOKS,
    },
    {
      files: files('src/ui/**/*.tsx', 'demo/{panel,pages,catalogue}/**/*.tsx'),
      plugins: ['jsx-a11y'],
      rules: {
        ...ACCESSIBILITY,
        'jsx-a11y/no-noninteractive-element-interactions': ['error', { body: LOADING, iframe: LOADING, img: LOADING }],
      },
    },
    { files: files('src/**/*.{ts,tsx}', 'demo/**/*.{ts,tsx}'), rules: OURS },
    { files: files('src/ui/**'), rules: { 'course-site/focus-in-one-place': 'error' } },
    { files: files('src/ui/**', 'demo/panel/**'), rules: { 'course-site/raw-keys': 'error' } },
    { files: files('src/**'), rules: { 'course-site/lazy-modules': 'error' } },
    // The tables of what is loaded later, and the entry.
    {
      files: files(
        'src/composition/lazy-services.ts',
        'src/ui/pages.ts',
        'src/ui/shared/content/lazy-content-tools.ts',
        'src/adapters/browser/playback/stream-library.ts',
        'src/start/main.tsx',
      ),
      rules: { 'course-site/lazy-modules': 'off' },
    },
    // This file decides which key is meant.
    { files: files('src/ui/shared/hooks/pressed-key.ts'), rules: { 'course-site/raw-keys': 'off' } },
    { files: files('src/adapters/http/**'), rules: { 'course-site/raw-answers': 'error' } },
    // The readers themselves; and what sends requests and the early images, which show nothing.
    {
      files: files('src/adapters/http/client/{json-readers,page-readers,request-url,first-calls}.ts'),
      rules: { 'course-site/raw-answers': 'off' },
    },
    // Forms, dialogs, menus and tabs move the focus themselves.
    {
      files: files('src/ui/shared/**', 'src/ui/signing-in/dialogs/**'),
      rules: { 'course-site/focus-in-one-place': 'off' },
    },
    {
      files: files(
        '**/{strings,*.strings}.ts',
        // The table of routes contains the titles of the pages.
        'src/domain/access/routes.ts',
        'src/adapters/memory/seed/**',
        'demo/site-server/**',
      ),
      rules: { 'course-site/chinese-in-strings': 'off' },
    },
    {
      files: files('src/{adapters,boot}/**', 'demo/site-server/**'),
      rules: { 'course-site/time-from-scheduler': 'off' },
    },
    { files: files('src/{domain,application}/**'), rules: { 'no-restricted-globals': ['error', ...BROWSER_GLOBALS] } },
    {
      files: files('test/**', 'lab/races/**', 'lab/**/*.test.ts'),
      rules: {
        // Assertions of chai are expressions: `expect(open).to.be.true;`
        'no-unused-expressions': 'off',
        // A callback that only makes a call is one line: `act(() => button.focus());`
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        // A fake exposes a subject where its port has a stream, so that tests can emit values.
        'course-site/private-subjects': 'off',
      },
    },
    // Tools that can load their helpers only by require().
    { files: files('**/*.cjs'), rules: { 'typescript/no-require-imports': 'off' } },
  ],
};
