import type { Route } from '../route.js';
import { imageAddress, NOTHING } from '../answers/values.js';
import { writeLessonPage } from '../answers/write-lesson.js';

/** Lessons, their videos and the progress of the members (docs/api/lesson.md). */
export const ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/v2/video/{id}',
    call: 'lesson',
    answer: ({ site, token, parts, generation }) =>
      writeLessonPage(site.pages.lessons.view(token, Number(parts.id)), generation),
  },
  {
    method: 'GET',
    path: '/api/v2/video/{id}/playinfo',
    call: 'playSources',
    answer: ({ site, token, parts, serverUrl }) => ({
      urls: site.pages.lessons
        .playUrls(token, Number(parts.id))
        .map(({ url, format, name }) => ({ url: imageAddress(url, serverUrl), format, name, duration: 0 })),
    }),
  },
  {
    method: 'POST',
    path: '/api/v2/video/{id}/record',
    call: 'recordProgress',
    answer: ({ site, token, parts, body }) => {
      site.pages.lessons.record(token, Number(parts.id), wholeNumber(durationOf(body)));
      return NOTHING;
    },
  },
];

function durationOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'duration' in body ? body.duration : undefined;
}

/** Accepts a whole number, or a text of its digits. */
function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
}
