import { HttpHomeGateway, HttpHomeGatewayG1, HttpHomeGatewayG2 } from '../../../src/adapters/http/home.js';
import { asList, asRecord, asText } from '../../../src/adapters/http/client/json-readers.js';
import type { AppError } from '../../../src/domain/errors/app-error.js';
import type { Slide } from '../../../src/domain/home/home.js';
import { linkTarget } from '../../../src/domain/nav.js';
import { CurrentSite } from '../../../src/domain/site/current-site.js';
import type { Requester, Reply } from '../requester.js';
import type { Check } from '../check.js';
import { coverFindings } from '../cover-findings.js';
import { diagnose } from '../diagnose.js';
import { dataOf, type Facts } from '../facts.js';
import { fail, type Finding, info, ok, type Trouble, warn } from '../finding.js';
import { blockedByPolicy } from '../policy/blocked-by-policy.js';
import { openImage } from '../open-image.js';
import * as pageStrings from '../page.strings.js';
import { unanswered } from '../unanswered.js';
import { unlistedCourses } from '../unlisted-courses.js';
import { generationsOf, imagesOf } from '../whole-server.js';
import { CRASHED, entriesFine, entriesLost, LEADS_NOWHERE, menuEntry } from '../strings.js';

/** Further slides would have the same trouble. */
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
  if (outcome.kind === 'failed') return [blocksFailed(reply, outcome.error)];
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
function blocksFailed(reply: Reply<unknown>, error: AppError): Trouble {
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
