import { NAVIGATOR, type Place } from '../../domain/ports/browser/navigator.port.js';
import { useService } from './services.js';
import { useBehavior } from './use-behavior.js';

/** Where the visitor is. */
export function usePlace(): Place {
  return useBehavior(useService(NAVIGATOR).place$);
}
