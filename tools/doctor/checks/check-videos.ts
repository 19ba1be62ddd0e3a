import { HttpCourseGateway } from '../../../src/adapters/http/courses/courses.js';
import { HttpLessonGateway } from '../../../src/adapters/http/lesson.js';
import { lessonsInOrder } from '../../../src/domain/courses/directory.js';
import type { AppError } from '../../../src/domain/errors/app-error.js';
import type { PlaySources } from '../../../src/domain/lesson/opening.js';
import type { Asker, Reply } from '../asker.js';
import type { Check } from '../check.js';
import { whyUnreadable } from '../cross-origin.js';
import { diagnoseSilence } from '../diagnose.js';
import type { Facts } from '../facts.js';
import { fail, type Finding, info, ok, warn } from '../finding.js';
import { keptOut } from '../policy/kept-out.js';
import * as words from '../page-words.js';
import { hostsOfPlaylist } from '../playlist.js';
import { seen } from '../seen.js';
import { unanswered } from '../unanswered.js';
import { isSameOrigin } from '../web-address.js';
import { imagesOf } from '../whole-server.js';

/** The video storage is configured once for the whole server: a few lessons of a few courses show what is wrong. */
const COURSES_LOOKED_AT = 3;
const LESSONS_LOOKED_AT = 3;

/**
 * The hosts of the videos (docs/api/lesson.md#play-addresses), and whether a browser may fetch from them. The server
 * returns the addresses only to members.
 */
export const checkVideos: Check = async (asker, facts) => {
  const member = asker.asMember();
  if (!member) return [info('videos', words.VIDEOS_UNSEEN)];
  const lessons = await lessonsOf(member, facts);
  if (lessons.length === 0) return [info('videos', words.NO_LESSONS)];
  const found: Finding[] = [];
  for (const id of lessons) {
    const reply = await member.ask((http) => new HttpLessonGateway(http, imagesOf(facts)).playSources(id));
    const { asked, outcome } = reply;
    if (outcome.kind === 'failed') {
      if (outcome.error.kind === 'unauthorized') return [warn('videos', asked, words.BAD_TOKEN)];
      found.push(notReported(reply, outcome.error));
    } else {
      found.push(...(await videoFindings(asker, facts, asked, outcome.data)));
    }
  }
  return found;
};

/** Lessons of the first courses; courses that every signed-in member may watch come first. */
async function lessonsOf(member: Asker, facts: Facts): Promise<readonly number[]> {
  const page = { page: 1, size: COURSES_LOOKED_AT };
  const image = imagesOf(facts);
  const lists = [];
  for (const scene of ['free', 'newest'] as const)
    lists.push(
      await member.ask((http) => new HttpCourseGateway(http, image).list({ categoryId: undefined, scene }, page)),
    );
  const courses = lists.flatMap(({ outcome }) => (outcome.kind === 'data' ? outcome.data.items : []));
  for (const { id } of courses.slice(0, COURSES_LOOKED_AT)) {
    const { outcome } = await member.ask((http) => new HttpCourseGateway(http, image).detail(id));
    const lessons = outcome.kind === 'data' ? lessonsInOrder(outcome.data.directory) : [];
    if (lessons.length > 0) return lessons.slice(0, LESSONS_LOOKED_AT).map((lesson) => lesson.id);
  }
  return [];
}

/**
 * With an empty message the server reports that the video domain is not configured (docs/api/lesson.md#play-addresses).
 */
function notReported(reply: Reply<unknown>, error: AppError): Finding {
  if (error.kind !== 'refused') return unanswered('videos', reply, error);
  return error.message === ''
    ? fail('videos', reply.asked, words.NO_VIDEO_DOMAIN)
    : warn('videos', reply.asked, words.videoRefused(error.message));
}

async function videoFindings(
  asker: Asker,
  facts: Facts,
  asked: string,
  sources: PlaySources,
): Promise<readonly Finding[]> {
  if (sources.kind === 'none') return [warn('videos', asked, words.NO_VIDEO)];
  if (sources.kind === 'frame') return orFine(keptOut(facts, 'videos', 'frame-src', [sources.url]), sources.url, facts);
  const found = sources.qualities.map(async ({ source: { kind, url } }) => {
    const troubles = [
      ...keptOut(facts, 'videos', kind === 'file' ? 'media-src' : 'connect-src', [url]),
      ...(facts.origin.startsWith('https:') && /^http:/i.test(url) ? [fail('videos', url, words.INSECURE_VIDEO)] : []),
      ...(kind === 'stream' ? await streamTroubles(asker, facts, new URL(url, facts.origin).href) : []),
    ];
    return orFine(troubles, url, facts);
  });
  return (await Promise.all(found)).flat();
}

/** A script fetches the segments of a stream: the site must be allowed to read them on every host. */
async function streamTroubles(asker: Asker, facts: Facts, url: string): Promise<readonly Finding[]> {
  const { asked, heard } = await asker.open(url);
  if (heard.kind === 'none') return [fail('videos', asked, words.streamGone(diagnoseSilence(heard.why).wrong))];
  if (heard.status !== 200) return [fail('videos', asked, words.streamGone(seen(heard)))];
  const hosts = hostsOfPlaylist(heard.text, url);
  if (hosts === undefined) return [fail('videos', asked, words.NO_PLAYLIST)];
  const unreadable = isSameOrigin(url, facts.origin) ? undefined : whyUnreadable(heard, facts.origin);
  return [
    ...(unreadable ? [fail('videos', asked, words.streamUnreadable(unreadable.wrong))] : []),
    ...keptOut(facts, 'videos', 'connect-src', hosts),
  ];
}

function orFine(troubles: readonly Finding[], url: string, { origin }: Facts): readonly Finding[] {
  return troubles.length > 0 ? troubles : [ok('videos', words.videoFine(new URL(url, origin).origin))];
}
