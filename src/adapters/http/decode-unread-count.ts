import { asWhole, required } from './wire.js';

/** API 2.16: a bare number. */
export function decodeUnreadCount(data: unknown): number {
  return required(asWhole(data), 'unread');
}
