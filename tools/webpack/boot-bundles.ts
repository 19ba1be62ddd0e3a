import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';

import { type BuildOptions, buildSync } from 'esbuild';

/**
 * The scripts that must also run in browsers that are too old for the site, each with the newest syntax that it may
 * use.
 */
const OLDER: Readonly<Record<string, string>> = {
  'old-browser': 'es5',
  'failed-start': 'es2015',
  'report-errors': 'es2015',
  settings: 'es2015',
};

/**
 * Bundles an inline script of `src/boot` as the text of a script element. `values` replace the constants that it
 * declares. The build fails where the syntax is newer than the script may have.
 */
export function inlineScript(name: string, values: Readonly<Record<string, unknown>> = {}): string {
  const define = Object.fromEntries(
    Object.entries(values).map(([constant, value]) => [constant, JSON.stringify(value)]),
  );
  const entryPoints = [`src/boot/${name}.ts`];
  const target = OLDER[name] ?? 'es2022';
  return bundled({ entryPoints, define, format: 'iife', target, charset: 'utf8', minify: true })
    .trim()
    .replaceAll('</', '<\\/');
}

/** The stylesheet and the inline script that each snapshot has, and the plain document has not (snapshots/start). */
export function snapshotStart(): { readonly style: string; readonly script: string } {
  const contents = `
    import { startOverSnapshot } from './snapshots/start/over-snapshot.js';
    const [root, snapshot] = ['root', 'snapshot'].map((id) => document.getElementById(id));
    if (root && snapshot) startOverSnapshot(root, snapshot);`;
  const stdin = { contents, resolveDir: resolve('.') };
  const script = bundled({ stdin, format: 'iife', target: 'es2020', charset: 'utf8', minify: true });
  const style = bundled({ entryPoints: ['snapshots/start/snapshot.css'], minify: true });
  return {
    style: `<style>${style.trim()}</style>`,
    script: `<script>${script.trim().replaceAll('</', String.raw`<\/`)}</script>`,
  };
}

/**
 * Renders the HTML of src/boot/app-shell.tsx. Bundled, because the loader of the webpack configuration is not active
 * here.
 */
export function renderAppShell(): string {
  const contents = `
    import { renderToStaticMarkup } from 'react-dom/server';
    import { AppShell } from './src/boot/app-shell.js';
    emit(renderToStaticMarkup(<AppShell />));`;
  const stdin = { contents, loader: 'tsx', resolveDir: resolve('.') } as const;
  const script = bundled({ stdin, format: 'cjs', platform: 'node', packages: 'external', jsx: 'automatic' });
  let html = '';
  const emit = (markup: string) => {
    html = markup;
  };
  runInNewContext(script, { require: createRequire(resolve('package.json')), emit });
  return html;
}

function bundled(options: BuildOptions): string {
  const { outputFiles } = buildSync({ ...options, bundle: true, write: false });
  return outputFiles.map(({ text }) => text).join('');
}
