import { filter, Observable, switchMap, take } from 'rxjs';

import type { PageTask } from '../../domain/ports/page-tasks.js';
import type { CurrentSite } from '../../domain/site/current-site.js';
import { type SiteIcon, webManifest } from '../../domain/site/web-manifest.js';

/**
 * Links the document to a web app manifest, once the name of the site is known, with the icon and the colour that the
 * document has.
 */
export class WebManifestLink implements PageTask {
  constructor(
    private readonly site: Pick<CurrentSite, 'site$'>,
    private readonly origin: string,
    private readonly page: Document,
  ) {}

  run(): Observable<never> {
    return this.site.site$.pipe(
      filter((site) => site !== undefined),
      take(1),
      switchMap(({ config }) => this.link(config.siteName)),
    );
  }

  private link(siteName: string): Observable<never> {
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
