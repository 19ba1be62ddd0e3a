import type { FaceTicket } from '../../domain/identity/face-ticket.js';
import { asRecord, asWhole, asWords, required } from './wire.js';

const VERIFIED = 9;

/** API 2.21, the beginning. */
export function decodeFaceTicket(data: unknown): FaceTicket {
  const ticket = asRecord(data);
  return {
    url: required(asWords(ticket?.['url']), 'face.url'),
    ruleId: required(asWords(ticket?.['rule_id']), 'face.rule_id'),
    bizToken: required(asWords(ticket?.['biz_token']), 'face.biz_token'),
  };
}

/** API 2.21, the end: whether the member is verified. */
export function decodeFaceVerified(data: unknown): boolean {
  return required(asWhole(asRecord(data)?.['status']), 'face.status') === VERIFIED;
}
