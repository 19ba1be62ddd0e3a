import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

type Tag = ReturnType<typeof HtmlWebpackPlugin.createHtmlTagObject>;

interface SiteScriptsOptions {
  /**
   * The page asks for its scripts at once, and their elements are left as words to `src/start/run-scripts.js`, which runs
   * them once the page has been painted: a script of an earlier visit would be there, and run, before anything was seen.
   */
  readonly parked: boolean;
}

/** Marks the scripts of the site in its page by `data-site`: an operator may have put others there. */
export class SiteScriptsPlugin {
  constructor(private readonly options: SiteScriptsOptions) {}

  apply(compiler: Compiler): void {
    const { parked } = this.options;
    compiler.hooks.compilation.tap('site-scripts', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('site-scripts', (data) => ({
        ...data,
        headTags: [
          ...data.headTags.filter((tag) => parked && hasFile(tag)).map(askedFor),
          ...data.headTags.map((tag) => (hasFile(tag) ? marked(tag, parked) : tag)),
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

function marked({ attributes }: Tag, parked: boolean): Tag {
  const how = parked ? { type: 'text/plain' } : { defer: true };
  return HtmlWebpackPlugin.createHtmlTagObject('script', { ...how, 'data-site': true, src: attributes.src ?? '' });
}
