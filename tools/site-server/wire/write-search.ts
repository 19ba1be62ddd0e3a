import type { SearchHit } from '../../../src/adapters/memory/engine/search/site-search.js';
import { isoDate, pictureAddress } from './values.js';

/** A hit of `GET v3/search` (pages API 3.22). */
export function writeSearchHit({ id, found, snippet }: SearchHit, serverUrl: string) {
  const at = isoDate(found.createdAtMs);
  return {
    id,
    resource_type: found.type,
    resource_id: found.id,
    title: found.title,
    charge: found.charge,
    thumb: pictureAddress(found.thumb, serverUrl),
    short_desc: found.description.slice(0, 40),
    desc: found.type === 'video' ? null : `<p>${found.description}</p>`,
    created_at: at,
    updated_at: at,
    p: snippet,
  };
}
