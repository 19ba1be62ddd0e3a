import type { RuntimeSettings } from '../../../domain/ports/browser/runtime-settings.port.js';
import type { CurrentSite } from '../../../domain/site/current-site.js';
import { pictureUrl } from '../../../domain/site/picture-url.js';

/** The absolute address of what the server names by address or by a path on itself; empty stays empty. */
export type ResolvePicture = (urlOrPath: string) => string;

/** Paths are on the host that the configuration names; where it names none, on the one that is asked. */
export function resolvePictureOf(
  currentSite: CurrentSite,
  { apiBase }: Pick<RuntimeSettings, 'apiBase'>,
): ResolvePicture {
  return (urlOrPath) => {
    const serverUrl = currentSite.site$.value?.config.serverUrl ?? '';
    return pictureUrl(urlOrPath, serverUrl === '' ? apiBase : serverUrl);
  };
}
