import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';

import { inlineScript } from './inline-script.js';
import { pageCodeRows } from './page-code.js';

/** Writes into the page what its script `page-code` has to know: which files the code of each address is in. */
export class PageCodePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('page-code', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('page-code', (data) => {
        const script = inlineScript('page-code', { __PAGES__: pageCodeRows((chunk) => filesOf(compilation, chunk)) });
        return {
          ...data,
          headTags: [...data.headTags, HtmlWebpackPlugin.createHtmlTagObject('script', {}, script)],
        };
      });
    });
  }
}

function filesOf(compilation: Compilation, name: string): readonly string[] {
  const group = compilation.namedChunkGroups.get(name);
  if (group === undefined) throw new Error(`There is no chunk ${name}`);
  return group
    .getFiles()
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => `/${file}`);
}
