import type { Announcement } from '../../../domain/announcements/announcement.js';
import { nonEmptyRecord } from '../client/json-readers.js';
import { asInstant } from '../client/json-readers.js';
import { asText, integer, required, type JsonRecord } from '../client/json-readers.js';

/** Pages API 3.2. */
export function decodeAnnouncement(data: unknown): Announcement {
  return decodeEntry(required(nonEmptyRecord(data), 'announcement'));
}

/** The latest: `[]` when there is none. */
export function decodeLatestAnnouncement(data: unknown): Announcement | undefined {
  return Array.isArray(data) && data.length === 0 ? undefined : decodeAnnouncement(data);
}

function decodeEntry(entry: JsonRecord): Announcement {
  return {
    id: required(integer(entry['id']), 'announcement.id'),
    title: asText(entry['title']) ?? '',
    html: asText(entry['announcement']) ?? '',
    createdAt: asInstant(entry['created_at']),
  };
}
