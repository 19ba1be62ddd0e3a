import { playSourcesOf, type PlaySources } from '../../../domain/lesson/play-sources.js';
import { decodeEach } from '../client/decode-list.js';
import { asList, asRecord, asText, nonEmptyText, required } from '../client/json-readers.js';

/** Pages API 3.10. */
export function decodePlaySources(data: unknown): PlaySources {
  const urls = required(asList(required(asRecord(data), 'playinfo')['urls']), 'playinfo.urls');
  return playSourcesOf(
    decodeEach(urls, (entry) => ({
      url: required(nonEmptyText(entry['url']), 'playinfo.url'),
      format: asText(entry['format']) ?? '',
      name: asText(entry['name']) ?? '',
    })),
  );
}
