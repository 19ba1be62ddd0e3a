import { Observable } from 'rxjs';

import type { WebManifestLink } from '../../domain/ports/web-manifest.js';
import { type SiteIcon, webManifest } from '../../domain/site/web-manifest.js';

/** The manifest has the icon and the colour of the document. */
export class WebDocumentManifest implements WebManifestLink {
  constructor(
    private readonly origin: string,
    private readonly page: Document,
  ) {}

  add(siteName: string): Observable<never> {
    const { origin, page } = this;
    return new Observable(() => {
      const colour = page.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content ?? '';
      const manifest = webManifest({ siteName, origin, icon: iconOf(page), colour });
      const link = page.createElement('link');
      link.rel = 'manifest';
      link.href = `data:application/manifest+json,${encodeURIComponent(JSON.stringify(manifest))}`;
      page.head.append(link);
      return () => {
        link.remove();
      };
    });
  }
}

function iconOf(page: Document): SiteIcon | undefined {
  const link = page.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link === null) return undefined;
  const [, embedded = ''] = /^data:([^,;]*)/.exec(link.href) ?? [];
  return { url: link.href, sizes: link.sizes.value, type: link.type || embedded };
}
