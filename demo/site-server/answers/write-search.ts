import type { SearchHit } from '../../../src/adapters/memory/server/search.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { isoDate, imageAddress } from './values.js';

/**
 * A hit of `GET v3/search` (docs/api/search.md#search-the-site): the owner's HTML in generation 1, plain text in
 * generation 2.
 */
export function writeSearchHit({ id, found, snippet }: SearchHit, generation: Generation, serverUrl: string) {
  const at = isoDate(found.createdAtMs);
  const { description } = found;
  return {
    id,
    resource_type: found.type,
    resource_id: found.id,
    title: found.title,
    charge: found.priceYuan,
    thumb: imageAddress(found.cover, serverUrl),
    short_desc: description.slice(0, 40),
    desc: found.type === 'video' ? '' : generation === 1 ? `<p>${description}</p>` : description,
    created_at: at,
    updated_at: at,
    p: snippet,
  };
}
