import {
  type JsonRecord,
  asInstant,
  asList,
  asRecord,
  asText,
  integer,
} from '../../../src/adapters/http/client/json-readers.js';
import { HttpCourseGateway } from '../../../src/adapters/http/courses/courses.js';
import { HttpHomeGateway, HttpHomeGatewayG1, HttpHomeGatewayG2 } from '../../../src/adapters/http/home.js';
import type { AppError } from '../../../src/domain/errors/app-error.js';
import type { Slide } from '../../../src/domain/home/home.js';
import { linkTarget } from '../../../src/domain/site/nav.js';
import { CurrentSite } from '../../../src/domain/site/current-site.js';
import { diagnose, unanswered } from '../diagnose.js';
import { type Check, type Facts, dataOf, generationsOf, imagesOf } from '../facts.js';
import { type Finding, type Trouble, fail, info, ok, warn } from '../finding.js';
import { coverFindings, openImage } from '../images.js';
import { hiddenInBlock, notYetInBlock } from '../page.strings.js';
import { blockedByPolicy } from './policy.js';
import type { Reply, Requester } from '../requester.js';
import { CRASHED, LEADS_NOWHERE, entriesFine, entriesLost, menuEntry } from '../strings.js';
import * as pageStrings from '../page.strings.js';

/** Number of slides whose image is requested: further slides would most likely have the same fault. */
const SLIDES_OPENED = 5;
/** The blocks of the owner that home displays (docs/api/home.md#home-blocks). */
const SHOWN_SIGNS: readonly unknown[] = ['pc-vod-v1', 'code', 'pc-slider'];

/**
 * Blocks and slides of home (docs/api/home.md#home-blocks). The first generation has its slides in the configuration.
 */
export const checkHome: Check = async (requester, facts) => {
  const image = imagesOf(facts);
  const reply = await requester.send((http) =>
    new HttpHomeGateway(generationsOf(facts), {
      1: new HttpHomeGatewayG1(http, image, new CurrentSite()),
      2: new HttpHomeGatewayG2(http, image),
    }).content(),
  );
  const { request, outcome } = reply;
  if (outcome.kind === 'failed') return [troubleOfBlocks(reply, outcome.error)];
  const { blocks, slides } = outcome.data;
  const entries = (asList(dataOf(reply.received)) ?? []).map((entry) => asRecord(entry) ?? {});
  const unknown = entries.map((entry) => entry['sign']).filter((sign) => !SHOWN_SIGNS.includes(sign));
  const courses = blocks.flatMap((block) => (block.kind === 'courses' ? block.courses : []));
  const covers = courses.map(({ cover }) => cover);
  const written = [
    ...(asList(facts.setUp?.raw['sliders']) ?? []),
    ...entries.flatMap((entry) => (entry['sign'] === 'pc-slider' ? (asList(entry['config_render']) ?? []) : [])),
  ];
  return [
    blocks.length === 0 ? warn('blocks', request, pageStrings.NO_BLOCKS) : ok('blocks', entriesFine(blocks.length)),
    ...(unknown.length > 0
      ? [info('blocks', pageStrings.blocksIgnored(unknown.map((sign) => asText(sign) ?? '').join('，')))]
      : []),
    ...blockedByPolicy(facts, 'blocks', 'img-src', covers),
    ...(await unlistedCourses(requester, facts, entries)),
    ...(await coverFindings(requester, 'blocks', courses)),
    ...(await slideFindings(requester, facts, [...(facts.setUp?.config.slides ?? []), ...slides], written.length)),
  ];
};

/** One block without content makes the whole request fail. */
function troubleOfBlocks(reply: Reply<unknown>, error: AppError): Trouble {
  return diagnose(reply, error) === CRASHED
    ? fail('blocks', reply.request, pageStrings.BLOCKS_CRASHED)
    : unanswered('blocks', reply, error);
}

async function slideFindings(
  requester: Requester,
  facts: Facts,
  slides: readonly Slide[],
  written: number,
): Promise<readonly Finding[]> {
  const lost = written - slides.length;
  const dead = slides.filter(
    ({ link }) => link !== undefined && linkTarget({ url: link, opensNewWindow: false }, facts.origin).kind === 'none',
  );
  const opened = await Promise.all(slides.slice(0, SLIDES_OPENED).map(({ image }) => openImage(requester, image)));
  return [
    slides.length === 0 ? info('slides', pageStrings.NO_SLIDES) : ok('slides', entriesFine(slides.length)),
    ...(lost > 0 ? [warn('slides', pageStrings.SLIDES, entriesLost(lost))] : []),
    ...dead.map(({ link = '', image }) => warn('slides', menuEntry(image, link), LEADS_NOWHERE)),
    ...opened.flatMap(({ request, why }) =>
      why === undefined ? [] : [warn('slides', request, pageStrings.slideGone(why))],
    ),
    ...blockedByPolicy(
      facts,
      'slides',
      'img-src',
      slides.map(({ image }) => image),
    ),
  ];
}

const WHOLE_LIST = { page: 1, size: 200 } as const;

/**
 * Courses in blocks of home that are hidden or not published yet; the server does not check this
 * (docs/api/home.md#home-blocks). Home leaves an unpublished course out (docs/spec/home.md#blocks); a hidden one can be opened, but no list has it. A list
 * longer than one page is not compared.
 */
async function unlistedCourses(
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
  return items.length < (total ?? Infinity) || total === 0 ? undefined : new Set(items.map(({ id }) => id));
}
