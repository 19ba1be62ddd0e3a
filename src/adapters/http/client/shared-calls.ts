import type { SearchRequest } from '../../../domain/ports/search-gateway.js';
import type { Generation } from '../../../domain/site/system-config.js';
import type { UrlParts } from './request-url.js';

/** The calls that both the first calls of a route (./first-calls.ts) and the gateway of its page send. */

export function courseCall(id: number): UrlParts {
  return { path: '/api/v2/course/{id}', parts: { id } };
}

export function announcementCall(id: number): UrlParts {
  return { path: '/api/v2/announcement/{id}', parts: { id } };
}

/** The first generation requires the page, the second the type, which may be empty. */
export function searchCall(query: Readonly<Record<keyof SearchRequest, string | number>>): UrlParts {
  return { path: '/api/v3/search', query };
}

export function lessonCall(id: number): UrlParts {
  return { path: '/api/v2/video/{id}', parts: { id } };
}

export function playSourcesCall(id: number): UrlParts {
  return { path: '/api/v2/video/{id}/playinfo', parts: { id } };
}

export const LATEST_ANNOUNCEMENT = { path: '/api/v2/announcement/latest' };
/** The courses that a member has begun, for the study center as well. */
export const LEARNED_COURSES = { path: '/api/v3/member/courses/learned' };

const PAGE_NAME = 'pc-page-index';
export const HOME_BLOCKS: Readonly<Record<Generation, UrlParts>> = {
  1: { path: '/api/v2/viewBlock/page/blocks', query: { platform: 'pc', page_name: PAGE_NAME } },
  2: { path: '/api/v2/decorationPage/blocks', query: { page_name: PAGE_NAME } },
};
