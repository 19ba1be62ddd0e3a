import { defineConfig } from 'eslint/config';
import baseline from 'eslint-plugin-baseline-js';
import tseslint from 'typescript-eslint';

// Features that all engines got after 2022, and that the oldest browsers of docs/guides/browsers.md have nevertheless.
const IN_OLDEST_BROWSERS = [
  ...['offscreen-canvas', 'createimagebitmap', 'constructed-stylesheets', 'aria-attribute-reflection'],
  // A hint that other browsers ignore.
  ...['fetch-priority', 'canvas-2d-willreadfrequently'],
  // Used only where the browser has it.
  ...['media-session', 'requestidlecallback', 'async-clipboard'],
  ...['fullscreen', 'screen-orientation', 'picture-in-picture'],
  // Late only because of Firefox for Android.
  'print',
  // The class of RxJS has the name of a class that browsers will have.
  'observable',
];

/** The rule that needs types and that oxlint lacks; the others are in oxlint.config.js. Only the product has to obey it. */
export default defineConfig({
  files: ['{src,snapshots/start}/**/*.{ts,tsx}'],
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { project: '../../src/tsconfig.json', tsconfigRootDir: import.meta.dirname },
  },
  plugins: { 'baseline-js': baseline },
  rules: {
    // Of the browser; JavaScript itself is limited by src/tsconfig.json, which misses nothing.
    'baseline-js/use-baseline': [
      'error',
      {
        available: 2022,
        includeWebApis: { preset: 'type-aware' },
        ignoreFeatures: IN_OLDEST_BROWSERS,
      },
    ],
  },
});
