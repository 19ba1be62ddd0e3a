import type { MemberMessage } from '../../domain/member-message/member-message.js';
import { asInstant } from './as-instant.js';
import { asRecord, asText, asWords, required, type WireRecord } from './wire.js';

/** Pages API 3.18. A message that cannot be named cannot be marked as read, and is left out. */
export function decodeMemberMessage(entry: WireRecord): MemberMessage {
  return {
    id: required(asWords(entry['id']), 'message.id'),
    text: asText(asRecord(entry['data'])?.['message']) ?? '',
    read: asWords(entry['read_at']) !== undefined,
    createdAt: asInstant(entry['created_at']),
  };
}
