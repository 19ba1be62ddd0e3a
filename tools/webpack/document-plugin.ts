import { createHash } from 'node:crypto';

import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';

import { ROUTES } from '../../src/domain/access/routes.js';
import { BROWSER_TOO_OLD } from '../../src/domain/errors/strings.js';
import { inlineScript, snapshotStart } from './boot-bundles.js';
import { buildVersion } from './build-version.js';

const NAME = 'document';

interface DocumentOptions {
  /** Build setting `APP_URL`, for src/boot/early-requests.ts; without it nothing is requested early. */
  readonly earlyApiBase: string | undefined;
  /** The first stylesheet becomes part of the HTML (docs/performance.md). */
  readonly inlinesStylesheet: boolean;
}

/** Completes index.html as src/boot/README.md describes, in the same order. */
export class DocumentPlugin {
  constructor(private readonly options: DocumentOptions) {}

  apply(compiler: Compiler): void {
    const { earlyApiBase, inlinesStylesheet } = this.options;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(NAME, (data) => ({
        ...data,
        headTags: [
          script('settings'),
          versionTag(),
          script('report-errors'),
          script('failed-start'),
          ...data.headTags.map(({ tagName, attributes, ...tag }) => {
            // Marks our scripts for src/boot/failed-start.ts: an operator may add others, and webpack adds those of
            // pages.
            if (tagName === 'script') return { ...tag, tagName, attributes: { ...attributes, 'data-site': true } };
            const { rel, href } = attributes;
            return inlinesStylesheet && rel === 'stylesheet' && typeof href === 'string'
              ? HtmlWebpackPlugin.createHtmlTagObject('style', {}, takeStylesheet(compilation, href.replace(/^\//, '')))
              : { ...tag, tagName, attributes };
          }),
        ],
        bodyTags: [
          ...(earlyApiBase === undefined ? [] : [script('early-requests', earlyConstants(compilation, earlyApiBase))]),
          ...data.bodyTags,
          script('old-browser', { SENTENCE: BROWSER_TOO_OLD }),
          // A build that differs in what only snapshots contain has another policy, so its document must differ, too.
          { ...script('early-input'), attributes: { 'data-start': hashOf(JSON.stringify(snapshotStart())) } },
        ],
      }));
    });
  }
}

function script(...of: Parameters<typeof inlineScript>): HtmlWebpackPlugin.HtmlTagObject {
  return HtmlWebpackPlugin.createHtmlTagObject('script', {}, inlineScript(...of));
}

/** Not part of a script: the policy names the hash of each script, which would change with every commit. */
function versionTag(): HtmlWebpackPlugin.HtmlTagObject {
  return HtmlWebpackPlugin.createHtmlTagObject('meta', { name: 'course-site-version', content: buildVersion() });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 6);
}

/** Returns the text of a stylesheet and removes its file from the build. */
function takeStylesheet(compilation: Compilation, name: string): string {
  const text = compilation.getAsset(name)?.source.source().toString();
  if (text === undefined) throw new Error(`index.html refers to ${name}, which is not in the build`);
  if (text.includes('</')) throw new Error(`${name} contains "</", which would end its style element`);
  compilation.deleteAsset(name);
  return text.trim();
}

function earlyConstants(compilation: Compilation, earlyApiBase: string) {
  return {
    BUILT_API_URL: earlyApiBase,
    PAGES: pageFiles(compilation),
    STREAMS: filesOf(compilation.chunkGroups.find(({ name }) => name === 'streams')),
    FORMULAS: filesOf(chunkImportedAs(compilation, './katex.js')),
    HIGHLIGHTER: filesOf(chunkImportedAs(compilation, './highlighter.js')),
  };
}

function chunkImportedAs(compilation: Compilation, end: string) {
  const chunk = compilation.chunkGroups.find(({ origins }) => origins.some(({ request }) => request.endsWith(end)));
  if (chunk === undefined) throw new Error(`No module imports …${end}, whose chunk src/boot/preload-code.ts requests`);
  return chunk;
}

function filesOf(chunks: { readonly getFiles: () => string[] } | undefined): readonly string[] {
  const files = chunks?.getFiles() ?? [];
  return files.filter((file) => /\.(?:js|css)$/.test(file)).map((file) => `/${file}`);
}

/**
 * The files of each page with a named chunk, as src/boot/preload-code.ts declares them. The page of the route
 * `orderPay` is a file `order-pay-page`, imported by src/ui/pages.ts.
 */
function pageFiles(compilation: Compilation): readonly unknown[] {
  return Object.entries(ROUTES).flatMap(([route, { pattern, isForMembers }]) => {
    const page = route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const chunk = chunkImportedAs(compilation, `/${page}-page.js`);
    if (!chunk.name) return [];
    return [[pattern, filesOf(chunk), isForMembers]];
  });
}
