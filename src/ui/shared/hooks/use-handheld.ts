import { isPhoneBrowser } from '../../../domain/site/phone-site.js';
import { RUNTIME_SETTINGS } from '../../../domain/site/system-config.js';
import { useService } from './services.js';

/** A screen that is operated by fingers only. A tablet may call itself a desktop browser. */
const FINGERS_ONLY = '(hover: none) and (pointer: coarse)';

/** Whether the visitor holds the screen that shows a QR code: a phone or a tablet cannot scan itself. */
export function useHandheld(): boolean {
  const { userAgent } = useService(RUNTIME_SETTINGS);
  return isPhoneBrowser(userAgent) || window.matchMedia(FINGERS_ONLY).matches;
}
