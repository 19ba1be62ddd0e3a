import type { PointsRecord } from '../../../domain/points/points-record.js';
import { asInstant } from '../client/json-readers.js';
import { asText, integer, required, type JsonRecord } from '../client/json-readers.js';

/** Pages API 3.19. */
export function decodePointsRecord(entry: JsonRecord): PointsRecord {
  return {
    change: required(integer(entry['sum']), 'points.sum'),
    remark: asText(entry['remark']) ?? '',
    createdAt: asInstant(entry['created_at']),
  };
}
