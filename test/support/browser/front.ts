import type { Generation } from '../../../src/domain/site/generation.js';
import type { BuiltFiles } from '../../../tools/preview/built-files.js';
import { type Preview, startPreview } from '../../../tools/preview/preview-server.js';
import { startSiteServer } from '../../../tools/site-server/site-server.js';
import { startNginx } from '../nginx/nginx-front.js';

export interface FrontWishes {
  readonly generation?: Generation;
  /** The build, read once for many. */
  readonly files: BuiltFiles;
}

/**
 * What stands between the browser of a test and the pretend site: the preview, or with `SITE_FRONT=nginx` the nginx of this
 * machine, configured as operators configure theirs. What a journey shows holds in front of either (issue 15).
 */
export function startFront(wishes: FrontWishes): Promise<Preview> {
  return process.env.SITE_FRONT === 'nginx' ? behindNginx(wishes) : startPreview(wishes);
}

/** A build in a folder behind nginx, in front of a pretend site of its own. */
export async function behindNginx({
  generation,
  siteRoot = 'dist',
}: {
  readonly generation?: Generation;
  readonly siteRoot?: string;
}): Promise<Preview> {
  const site = await startSiteServer(generation === undefined ? {} : { generation });
  try {
    const nginx = await startNginx({ apiUrl: site.url, siteRoot });
    return {
      url: nginx.url,
      site,
      close: async () => {
        await Promise.all([nginx.close(), site.close()]);
      },
    };
  } catch (error) {
    await site.close();
    throw error;
  }
}
