import type { CommentTarget } from '../../domain/comments/comment.js';
import { INNER_NETWORK } from './strings.js';

/** How the second generation names what is commented on, beside its id (pages API 3.8). */
export const RESOURCE_TYPES: Readonly<Record<CommentTarget['kind'], number>> = { course: 1, lesson: 2 };

/** What a resource type and an id name; `undefined` for a type that no server knows. */
export function commentTarget(resourceType: number, id: number): CommentTarget | undefined {
  if (resourceType === RESOURCE_TYPES.course) return { kind: 'course', id };
  return resourceType === RESOURCE_TYPES.lesson ? { kind: 'lesson', id } : undefined;
}

/** What the server writes where it could not place the address of a writer, and of its own network (pages API 3.8). */
const NO_PROVINCE: ReadonlySet<string> = new Set(['', 'UNKNOWN', INNER_NETWORK]);

/** The province a comment was written in, where the server knows one that tells a reader anything. */
export function meaningfulProvince(name: string): string | undefined {
  return NO_PROVINCE.has(name.trim().toUpperCase()) ? undefined : name.trim();
}
