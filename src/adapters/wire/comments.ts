import type { CommentTarget } from '../../domain/comments/comment.js';
import { INTERNAL_NETWORK } from './strings.js';

/** The numbers of the second generation for the commented resources (docs/api/comments.md#comments-generation-2). */
export const RESOURCE_TYPES: Readonly<Record<CommentTarget['kind'], number>> = { course: 1, lesson: 2 };

/** The target of a resource type and an id; `undefined` for an unknown type. */
export function commentTarget(resourceType: number, id: number): CommentTarget | undefined {
  if (resourceType === RESOURCE_TYPES.course) return { kind: 'course', id };
  return resourceType === RESOURCE_TYPES.lesson ? { kind: 'lesson', id } : undefined;
}

/**
 * The server's values for an IP address that it cannot locate, and for its own network
 * (docs/api/comments.md#comments-generation-2).
 */
const NO_PROVINCE: ReadonlySet<string> = new Set(['', 'UNKNOWN', INTERNAL_NETWORK]);

/** The province of a comment's author; `undefined` when the server does not know it. */
export function knownProvince(name: string): string | undefined {
  return NO_PROVINCE.has(name.trim().toUpperCase()) ? undefined : name.trim();
}
