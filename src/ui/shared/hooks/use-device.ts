import { type Device, deviceOf } from '../../../domain/site/device.js';
import { RUNTIME_SETTINGS } from '../../../domain/site/system-config.js';
import { useService } from './services.js';
import { matchesMedia } from './media-list.js';

/** What can be done on this device and in its browser: printing, saving, sharing, scanning. */
export function useDevice(): Device {
  return deviceOf(useService(RUNTIME_SETTINGS), matchesMedia);
}
