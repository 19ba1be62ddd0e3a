import { queryWord } from '../access/page-query.js';
import type { PageLocation } from '../ports/navigator.js';
import type { VisitStore } from '../ports/visit-store.js';
import { FLAG_RAISED } from '../session/stored-keys.js';
import type { Scene } from './scene.js';
import type { SystemConfig } from './system-config.js';

/** Whether to redirect the visitor to the phone site. `?desktop=1` prevents it for the life of the tab. */
export function wantsPhoneSite(
  scene: Scene,
  config: Pick<SystemConfig, 'phoneSiteUrl'>,
  location: PageLocation,
  store: VisitStore,
): boolean {
  if (config.phoneSiteUrl === '' || scene === 'pc') return false;
  if (queryWord(location.query, 'desktop') === '1') store.write('desktopWanted', FLAG_RAISED);
  return store.read('desktopWanted') !== FLAG_RAISED;
}
