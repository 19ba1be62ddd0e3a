import { defineConfig } from 'eslint/config';
import { tsImport } from 'tsx/esm/api';
import tseslint from 'typescript-eslint';

const { plugin: courseSite } = await tsImport('./tools/lint/typed-rules.ts', import.meta.url);

/** The rules that need types and that oxlint lacks or answers differently; the others are in oxlint.config.js. */
export default defineConfig(
  {
    files: ['{src,demo,lab,test,tools}/**/*.{ts,tsx}'],
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
    // A fake exposes a subject where its port has a stream, so that tests can emit values.
    files: ['test/**', 'lab/races/**', 'lab/**/*.test.ts'],
    rules: { 'course-site/private-subjects': 'off' },
  },
);
