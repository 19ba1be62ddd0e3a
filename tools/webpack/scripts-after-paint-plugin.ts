import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

type Tag = ReturnType<typeof HtmlWebpackPlugin.createHtmlTagObject>;

/**
 * Has the page ask for its scripts at once, and leaves their elements as words to `src/start/run-scripts.js`, which runs
 * them once the page has been painted: a script of an earlier visit would be there, and run, before anything was seen.
 */
export class ScriptsAfterPaintPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('scripts-after-paint', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('scripts-after-paint', (data) => ({
        ...data,
        headTags: [
          ...data.headTags.filter(hasFile).map(askedFor),
          ...data.headTags.map((tag) => (hasFile(tag) ? parked(tag) : tag)),
        ],
      }));
    });
  }
}

function hasFile({ tagName, attributes }: Tag): boolean {
  return tagName === 'script' && typeof attributes.src === 'string';
}

function askedFor({ attributes }: Tag): Tag {
  return HtmlWebpackPlugin.createHtmlTagObject('link', { rel: 'preload', as: 'script', href: attributes.src ?? '' });
}

function parked({ attributes }: Tag): Tag {
  return HtmlWebpackPlugin.createHtmlTagObject('script', {
    type: 'text/plain',
    'data-site': true,
    src: attributes.src ?? '',
  });
}
