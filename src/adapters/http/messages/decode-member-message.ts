import type { MemberMessage } from '../../../domain/messages/member-message.js';
import { asInstant } from '../client/json-readers.js';
import { asRecord, asText, nonEmptyText, required, type JsonRecord } from '../client/json-readers.js';

/** Pages API 3.18. A message that cannot be named cannot be marked as read, and is left out. */
export function decodeMemberMessage(entry: JsonRecord): MemberMessage {
  return {
    id: required(nonEmptyText(entry['id']), 'message.id'),
    text: asText(asRecord(entry['data'])?.['message']) ?? '',
    read: nonEmptyText(entry['read_at']) !== undefined,
    createdAt: asInstant(entry['created_at']),
  };
}
