import type { FaceTicket } from '../../../domain/signing-in/face-ticket.js';
import { asRecord, integer, nonEmptyText, required } from '../client/json-readers.js';

const VERIFIED = 9;

/** API 2.21, the beginning. */
export function decodeFaceTicket(data: unknown): FaceTicket {
  const ticket = asRecord(data);
  return {
    url: required(nonEmptyText(ticket?.['url']), 'face.url'),
    ruleId: required(nonEmptyText(ticket?.['rule_id']), 'face.rule_id'),
    bizToken: required(nonEmptyText(ticket?.['biz_token']), 'face.biz_token'),
  };
}

/** API 2.21, the end: whether the member is verified. */
export function decodeFaceVerified(data: unknown): boolean {
  return required(integer(asRecord(data)?.['status']), 'face.status') === VERIFIED;
}
