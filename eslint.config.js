import { defineConfig } from 'eslint/config';
import baseline from 'eslint-plugin-baseline-js';
import { tsImport } from 'tsx/esm/api';
import tseslint from 'typescript-eslint';

const { plugin: courseSite } = await tsImport('./tools/lint/eslint-plugin.ts', import.meta.url);

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

/** The rules that oxlint lacks or answers differently; the others are in oxlint.config.js. */
export default defineConfig(
  {
    files: ['{src,demo,lab,snapshots,test,tools}/**/*.{ts,tsx}'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'course-site': courseSite, '@typescript-eslint': tseslint.plugin },
    rules: {
      'course-site/private-subjects': 'error',
      'course-site/stream-names': 'error',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'error',
      '@typescript-eslint/no-unsafe-enum-assignment': 'error',
      '@typescript-eslint/prefer-optional-chain': 'error',
    },
  },
  {
    files: ['{src,snapshots/start}/**/*.{ts,tsx}'],
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
    // A fake exposes a subject where its port has a stream, so that tests can emit values.
    files: ['test/**', 'lab/races/**', 'lab/**/*.test.ts'],
    rules: { 'course-site/private-subjects': 'off' },
  },
);
