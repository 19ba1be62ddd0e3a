import { shownSiteName } from './current-site.js';

/** Where a browser finds the icon of the site. */
export interface SiteIcon {
  readonly url: string;
  /** As in the attribute `sizes` of its link; empty when unknown. */
  readonly sizes: string;
  /** Media type; empty when unknown. */
  readonly type: string;
}

interface ManifestSource {
  readonly siteName: string;
  /** Scheme, host and port of this site, without a trailing slash. */
  readonly origin: string;
  readonly icon: SiteIcon | undefined;
  /** The brand colour, as CSS writes it. */
  readonly colour: string;
}

/**
 * The web app manifest (docs/spec/start-and-routes.md#installing). Its addresses are absolute, because a manifest inside
 * the page has no address of its own.
 */
export function webManifest({ siteName, origin, icon, colour }: ManifestSource): object {
  const home = `${origin}/`;
  return {
    id: home,
    name: shownSiteName(siteName),
    lang: 'zh-CN',
    start_url: home,
    scope: home,
    display: 'standalone',
    // The site is a web site without Back and Reload of its own, so a browser that knows this mode adds both.
    display_override: ['minimal-ui'],
    theme_color: colour,
    background_color: '#ffffff',
    icons:
      icon === undefined ? [] : [{ src: icon.url, sizes: icon.sizes || 'any', ...(icon.type && { type: icon.type }) }],
  };
}
