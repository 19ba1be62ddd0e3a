import { HttpCourseGateway } from '../../src/adapters/http/courses/courses.js';
import {
  asInstant,
  asList,
  asRecord,
  asText,
  integer,
  type JsonRecord,
} from '../../src/adapters/http/client/json-readers.js';
import type { Requester } from './requester.js';
import type { Facts } from './facts.js';
import { type Finding, info } from './finding.js';
import { hiddenInBlock, notYetInBlock } from './page.strings.js';
import { imagesOf } from './whole-server.js';

const WHOLE_LIST = { page: 1, size: 200 } as const;

/**
 * Courses in blocks of home that are hidden or not published yet; the server does not check this
 * (docs/api/home.md#home-blocks). Home leaves an unpublished course out (docs/spec/home.md#blocks); a hidden one can be opened, but no list has it. A list
 * longer than one page is not compared.
 */
export async function unlistedCourses(
  requester: Requester,
  facts: Facts,
  blocks: readonly JsonRecord[],
): Promise<readonly Finding[]> {
  const items = blocks
    .filter(({ sign }) => sign === 'pc-vod-v1')
    .flatMap((block) => asList(asRecord(block['config_render'])?.['items']) ?? [])
    .map((item) => asRecord(item) ?? {});
  if (items.length === 0) return [];
  const listed = await listedIds(requester, facts);
  return items.flatMap((item): readonly Finding[] => {
    const title = asText(item['title']) ?? '';
    const publishedAt = asText(item['published_at']) ?? '';
    if ((asInstant(publishedAt) ?? 0) > Date.now()) return [info('blocks', notYetInBlock(title, publishedAt))];
    const id = integer(item['id']);
    const isHidden = integer(item['is_show']) === 0 || (listed && id !== undefined && !listed.has(id));
    return isHidden ? [info('blocks', hiddenInBlock(title))] : [];
  });
}

/** `undefined` when the list has more than one page, or could not be read, which another check reports. */
async function listedIds(requester: Requester, facts: Facts): Promise<ReadonlySet<number> | undefined> {
  const { outcome } = await requester.send((http) =>
    new HttpCourseGateway(http, imagesOf(facts)).list({ categoryId: undefined, scene: 'newest' }, WHOLE_LIST),
  );
  if (outcome.kind === 'failed') return undefined;
  const { items, total } = outcome.data;
  return items.length < total || total === 0 ? undefined : new Set(items.map(({ id }) => id));
}
