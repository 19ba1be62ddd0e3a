import { Observable } from 'rxjs';

import { type SiteIcon, webManifest } from '../../domain/site/web-manifest.js';

/**
 * Links the document to a web app manifest with this name (docs/spec/start-and-routes.md#installing), with the icon and the
 * colour that the document has. Emits nothing; unsubscribing removes the link.
 */
export function linkWebManifest(siteName: string, origin: string, page: Document): Observable<never> {
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

function iconOf(page: Document): SiteIcon | undefined {
  const link = page.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link === null) return undefined;
  const [, embedded = ''] = /^data:([^,;]*)/.exec(link.href) ?? [];
  return { url: link.href, sizes: link.sizes.value, type: link.type || embedded };
}
