import type { SearchResult } from '../../../domain/search/search-result.js';
import { searchKind } from '../../wire/search-kind.js';
import { asText, integer, type JsonRecord, nonEmptyText, required } from '../client/json-readers.js';

/** Pages API 3.22. What is opened is `resource_id`; `id` is that of the entry in the index. */
export function decodeSearchResult(hit: JsonRecord): SearchResult {
  const kind = searchKind(required(nonEmptyText(hit['resource_type']), 'hit.resource_type'));
  return {
    kind,
    id: required(integer(hit['resource_id']), 'hit.resource_id'),
    title: asText(hit['title']) ?? '',
    snippet: nonEmptyText(hit['p']) ?? asText(hit['short_desc']) ?? '',
    cover: asText(hit['thumb']) ?? '',
    ...(kind === 'course' && { priceYuan: integer(hit['charge']) }),
  };
}
