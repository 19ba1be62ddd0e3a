import type { PointsRecord } from '../../domain/points/points-record.js';
import { asInstant } from './as-instant.js';
import { asText, asWhole, required, type WireRecord } from './wire.js';

/** Pages API 3.19. */
export function decodePointsRecord(entry: WireRecord): PointsRecord {
  return {
    change: required(asWhole(entry['sum']), 'points.sum'),
    remark: asText(entry['remark']) ?? '',
    createdAt: asInstant(entry['created_at']),
  };
}
