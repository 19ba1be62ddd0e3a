import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

/**
 * Marks the scripts of the build in its page by `data-site`, for `src/start/failed-start.js`: an operator may have added
 * other scripts, and webpack adds those of pages.
 */
export class SiteScriptsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('site-scripts', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTags.tap('site-scripts', (data) => {
        for (const { attributes } of data.assetTags.scripts) attributes['data-site'] = true;
        return data;
      });
    });
  }
}
