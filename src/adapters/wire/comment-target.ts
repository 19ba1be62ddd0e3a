import type { CommentTarget } from '../../domain/comments/comment.js';

/** How the second generation names what is commented on, beside its id (pages API 3.8). */
export const RESOURCE_TYPES: Readonly<Record<CommentTarget['kind'], number>> = { course: 1, lesson: 2 };

/** What a resource type and an id name; `undefined` for a type that no server knows. */
export function commentTarget(resourceType: number, id: number): CommentTarget | undefined {
  if (resourceType === RESOURCE_TYPES.course) return { kind: 'course', id };
  return resourceType === RESOURCE_TYPES.lesson ? { kind: 'lesson', id } : undefined;
}
