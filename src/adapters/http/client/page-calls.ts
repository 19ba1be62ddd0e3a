import type { SearchRequest } from '../../../domain/ports/search-gateway.js';
import type { UrlParts } from './request-url.js';

/** The first calls of pages whose code is fetched later (./first-calls.ts). */

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
