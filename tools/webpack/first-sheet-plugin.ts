import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';

/**
 * Writes the sheet of the first load into the page: it is 4 kB, and a first sight that waits for a file of its own waits
 * for one more way to the server and back (docs/performance.md). Views that come later bring theirs as files.
 */
export class FirstSheetPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('first-sheet', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('first-sheet', (data) => ({
        ...data,
        headTags: data.headTags.map((tag) => {
          const { rel, href } = tag.attributes;
          return rel === 'stylesheet' && typeof href === 'string'
            ? HtmlWebpackPlugin.createHtmlTagObject('style', {}, take(compilation, href.replace(/^\//, '')))
            : tag;
        }),
      }));
    });
  }
}

/** The text of a sheet, which is no file any more. */
function take(compilation: Compilation, name: string): string {
  const sheet = compilation.getAsset(name)?.source.source().toString();
  if (sheet === undefined) throw new Error(`The page names ${name}, which the build has not made`);
  if (sheet.includes('</')) throw new Error(`${name} would end its own element`);
  compilation.deleteAsset(name);
  return sheet.trim();
}
