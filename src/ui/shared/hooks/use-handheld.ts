import { RUNTIME_SETTINGS } from '../../../domain/site/system-config.js';
import { useService } from './services.js';

/** A screen that is operated by fingers only. A tablet may call itself a desktop browser. */
const FINGERS_ONLY = '(hover: none) and (pointer: coarse)';

/** Whether the visitor holds the screen that shows a QR code: a phone or a tablet cannot scan itself. */
export function useHandheld(): boolean {
  const { scene } = useService(RUNTIME_SETTINGS);
  return scene !== 'pc' || window.matchMedia(FINGERS_ONLY).matches;
}
