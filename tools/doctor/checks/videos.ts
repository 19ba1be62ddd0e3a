import { HttpCourseGateway } from '../../../src/adapters/http/courses/courses.js';
import { HttpLessonGateway } from '../../../src/adapters/http/lesson.js';
import { lessonsInOrder } from '../../../src/domain/courses/directory.js';
import type { AppError } from '../../../src/domain/errors/app-error.js';
import type { PlaySources } from '../../../src/domain/lesson/play-sources.js';
import { whyUnreadable } from './cross-origin.js';
import { diagnoseSilence, summarize, unanswered } from '../diagnose.js';
import { type Check, type Facts, imagesOf } from '../facts.js';
import { type Finding, fail, info, ok, warn } from '../finding.js';
import { blockedByPolicy } from './policy.js';
import type { Reply, Requester } from '../requester.js';
import { isSameOrigin } from '../../../snapshots/make/web-address.js';
import * as strings from '../page.strings.js';

/** The video storage is configured once for the whole server: a few lessons of a few courses show what is wrong. */
const CHECKED_COURSES = 3;
const CHECKED_LESSONS = 3;

/**
 * The hosts of the videos (docs/api/lesson.md#play-addresses), and whether a browser may fetch from them. The server
 * returns the addresses only to members.
 */
export const checkVideos: Check = async (requester, facts) => {
  const member = requester.asMember();
  if (!member) return [info('videos', strings.VIDEOS_UNSEEN)];
  const lessons = await lessonsOf(member, facts);
  if (lessons.length === 0) return [info('videos', strings.NO_LESSONS)];
  const found: Finding[] = [];
  for (const id of lessons) {
    const reply = await member.send((http) => new HttpLessonGateway(http, imagesOf(facts)).playSources(id));
    const { request, outcome } = reply;
    if (outcome.kind === 'failed') {
      if (outcome.error.kind === 'unauthorized') return [warn('videos', request, strings.BAD_TOKEN)];
      found.push(notReported(reply, outcome.error));
    } else {
      found.push(...(await videoFindings(requester, facts, request, outcome.data)));
    }
  }
  return found;
};

/** Lessons of the first courses; courses that every signed-in member may watch come first. */
async function lessonsOf(member: Requester, facts: Facts): Promise<readonly number[]> {
  const page = { page: 1, size: CHECKED_COURSES };
  const image = imagesOf(facts);
  const lists = [];
  for (const scene of ['free', 'newest'] as const)
    lists.push(
      await member.send((http) => new HttpCourseGateway(http, image).list({ categoryId: undefined, scene }, page)),
    );
  const courses = lists.flatMap(({ outcome }) => (outcome.kind === 'data' ? outcome.data.items : []));
  for (const { id } of courses.slice(0, CHECKED_COURSES)) {
    const { outcome } = await member.send((http) => new HttpCourseGateway(http, image).detail(id));
    const lessons = outcome.kind === 'data' ? lessonsInOrder(outcome.data.directory) : [];
    if (lessons.length > 0) return lessons.slice(0, CHECKED_LESSONS).map((lesson) => lesson.id);
  }
  return [];
}

/**
 * With an empty message the server reports that the video domain is not configured (docs/api/lesson.md#play-addresses).
 */
function notReported(reply: Reply<unknown>, error: AppError): Finding {
  if (error.kind !== 'refused') return unanswered('videos', reply, error);
  return error.message === ''
    ? fail('videos', reply.request, strings.NO_VIDEO_DOMAIN)
    : warn('videos', reply.request, strings.videoRefused(error.message));
}

async function videoFindings(
  requester: Requester,
  facts: Facts,
  request: string,
  sources: PlaySources,
): Promise<readonly Finding[]> {
  if (sources.kind === 'none') return [warn('videos', request, strings.NO_VIDEO)];
  if (sources.kind === 'frame')
    return orFine(blockedByPolicy(facts, 'videos', 'frame-src', [sources.url]), sources.url, facts);
  const found = sources.qualities.map(async ({ source: { kind, url } }) => {
    const troubles = [
      ...blockedByPolicy(facts, 'videos', kind === 'file' ? 'media-src' : 'connect-src', [url]),
      ...(facts.origin.startsWith('https:') && /^http:/i.test(url)
        ? [fail('videos', url, strings.INSECURE_VIDEO)]
        : []),
      ...(kind === 'stream' ? await streamTroubles(requester, facts, new URL(url, facts.origin).href) : []),
    ];
    return orFine(troubles, url, facts);
  });
  return (await Promise.all(found)).flat();
}

/** A script fetches the segments of a stream: the site must be allowed to read them on every host. */
async function streamTroubles(requester: Requester, facts: Facts, url: string): Promise<readonly Finding[]> {
  const { request, received } = await requester.open(url);
  if (received.kind === 'none')
    return [fail('videos', request, strings.streamGone(diagnoseSilence(received.why).wrong))];
  if (received.status !== 200) return [fail('videos', request, strings.streamGone(summarize(received)))];
  const hosts = hostsOfPlaylist(received.text, url);
  if (hosts === undefined) return [fail('videos', request, strings.NO_PLAYLIST)];
  const unreadable = isSameOrigin(url, facts.origin) ? undefined : whyUnreadable(received, facts.origin);
  return [
    ...(unreadable ? [fail('videos', request, strings.streamUnreadable(unreadable.wrong))] : []),
    ...blockedByPolicy(facts, 'videos', 'connect-src', hosts),
  ];
}

function orFine(troubles: readonly Finding[], url: string, { origin }: Facts): readonly Finding[] {
  return troubles.length > 0 ? troubles : [ok('videos', strings.videoFine(new URL(url, origin).origin))];
}

/**
 * The hosts of a stream's segments, each once, from the addresses in its playlist (RFC 8216), which are relative to the
 * playlist's. `undefined` when the text is not a playlist.
 */
export function hostsOfPlaylist(text: string, address: string): readonly string[] | undefined {
  if (!/^\uFEFF?#EXTM3U/.test(text)) return undefined;
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const named = lines.flatMap((line) => {
    if (line === '') return [];
    return line.startsWith('#') ? (/[:,]URI="([^"]+)"/.exec(line)?.[1] ?? []) : line;
  });
  const segments = named.flatMap((segment) => (URL.canParse(segment, address) ? new URL(segment, address) : []));
  return [...new Set(segments.filter(({ protocol }) => /^https?:$/.test(protocol)).map(({ origin }) => origin))];
}
