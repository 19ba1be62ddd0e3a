import type { FriendlyLink } from '../../../src/domain/site/system-config.js';
import { WRITTEN_AT } from './values.js';

/** `GET v2/links` (docs/api/site.md#links). */
export function writeLinks(links: readonly FriendlyLink[]) {
  return links.map(({ id, name, url }, index) => ({
    id,
    sort: index + 1,
    name,
    url,
    created_at: WRITTEN_AT,
    updated_at: WRITTEN_AT,
  }));
}
