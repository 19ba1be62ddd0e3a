import type { Place } from '../ports/navigator.port.js';

export function phoneAddress(base: string, style: 'hash' | 'history', place: Place): string {
  return `${base}${style}${place.path}`;
}
