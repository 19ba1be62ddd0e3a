import type { Announcement } from '../../domain/announcement/announcement.js';
import { asFilled } from './as-filled.js';
import { asInstant } from './as-instant.js';
import { asText, asWhole, required, type WireRecord } from './wire.js';

/** Pages API 3.2. */
export function decodeAnnouncement(data: unknown): Announcement {
  return decodeEntry(required(asFilled(data), 'announcement'));
}

/** The latest: `[]` when there is none. */
export function decodeLatestAnnouncement(data: unknown): Announcement | undefined {
  return Array.isArray(data) && data.length === 0 ? undefined : decodeAnnouncement(data);
}

function decodeEntry(entry: WireRecord): Announcement {
  return {
    id: required(asWhole(entry['id']), 'announcement.id'),
    title: asText(entry['title']) ?? '',
    html: asText(entry['announcement']) ?? '',
    views: asWhole(entry['view_times']) ?? 0,
    createdAt: asInstant(entry['created_at']),
  };
}
